import { Text } from '@mantine/core';
import { mascaraDeTelefone } from '@/components/formulario/mascaras.ts';
import { nomeExibido } from '@/shared/paciente/api/queries.ts';
import type { QuemEspera as Lugar } from '../api/espera.ts';
import type { Estrutura } from '../api/linhas.ts';
import classes from '../gaveta/Gavetas.module.css';
import { esperaPorExtenso } from './palavras.ts';

/** Who waits, for what, since when, and how to call. */
export function QuemEspera({ lugar, estrutura }: { lugar: Lugar; estrutura: Estrutura }) {
  const { telefone } = lugar.paciente;
  return (
    <>
      <strong>{nomeExibido(lugar.paciente)}</strong>
      <Text span c="dimmed" fz="sm">
        {esperaPorExtenso(lugar, estrutura)}
        {telefone && (
          <>
            {' · '}
            <span className={classes.inteiro}>{mascaraDeTelefone(telefone)}</span>
          </>
        )}
      </Text>
      {lugar.observacoes && (
        <Text span c="dimmed" fz="sm">
          {lugar.observacoes}
        </Text>
      )}
    </>
  );
}
