import { diferenca, type Trecho } from '@domain/prontuario/diferenca.ts';
import { Text, VisuallyHidden } from '@mantine/core';
import { useFuso } from '@/lib/clinica/fuso.ts';
import type { Entrada } from '../api/linhas.ts';
import { comparar } from './comparar.ts';
import classes from './Diferencas.module.css';

interface Props {
  antes: Entrada;
  depois: Entrada;
}

/** What a version says that the one before it did not, section by section, and the other way round. */
export function Diferencas({ antes, depois }: Props) {
  const fuso = useFuso();
  const mudancas = comparar(antes, depois, fuso);
  if (mudancas.length === 0) {
    return (
      <Text mt={4} c="dimmed" fz="sm">
        Nada mudou no conteúdo entre estas versões.
      </Text>
    );
  }
  return (
    <dl className={classes.mudancas} aria-label={`Da versão ${antes.versao} à ${depois.versao}`}>
      {mudancas.map(({ titulo, antes: de, depois: para }) => (
        <div key={titulo}>
          <dt>{titulo}</dt>
          <dd>
            {diferenca(de, para).map((trecho, posicao) => (
              <UmTrecho key={`${posicao} ${trecho.tipo}`} trecho={trecho} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function UmTrecho({ trecho: { tipo, texto } }: { trecho: Trecho }) {
  if (tipo === 'igual') return texto;
  const Marca = tipo === 'retirado' ? 'del' : 'ins';
  return (
    <Marca className={classes[tipo]}>
      <VisuallyHidden>{tipo === 'retirado' ? ' removido: ' : ' adicionado: '}</VisuallyHidden>
      {texto}
    </Marca>
  );
}
