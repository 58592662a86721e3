import { Text, VisuallyHidden } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Bloco } from '@/components/Bloco.tsx';
import type { Clinica } from '@/lib/clinica/disponiveis.ts';
import { usePode } from '@/lib/session/AuthProvider.tsx';
import { cadastradosOptions, numerosOptions } from '../api/queries.ts';
import { type Passo, primeirosPassos } from '../primeiros-passos.ts';
import classes from './PrimeirosPassos.module.css';

/** What a new clinic has still to do; none once all is done, nor while that is not known. */
export function usePassos(clinica: Clinica): { passos: readonly Passo[]; pendente: boolean } {
  const pode = usePode();
  const administra = pode('medicos.convidar');
  const numeros = useQuery({ ...numerosOptions(clinica.id), enabled: administra });
  const cadastrados = useQuery({ ...cadastradosOptions(clinica.id), enabled: administra });
  if (!numeros.data || !cadastrados.data) {
    return { passos: [], pendente: numeros.isLoading || cadastrados.isLoading };
  }
  const situacao = { ...numeros.data, temPaciente: cadastrados.data.length > 0 };
  const passos = primeirosPassos(situacao, pode('medicos.vincular'));
  return { passos: passos.every(({ feito }) => feito) ? [] : passos, pendente: false };
}

/** What a new clinic does first. */
export function PrimeirosPassos({ passos }: { passos: readonly Passo[] }) {
  const feitos = passos.filter(({ feito }) => feito).length;
  return (
    <Bloco titulo="Primeiros passos" estado={`${feitos} de ${passos.length} feitos`}>
      <ol className="linhas">
        {passos.map((passo) => (
          <li key={passo.rotulo}>
            <LinhaDoPasso passo={passo} />
          </li>
        ))}
      </ol>
    </Bloco>
  );
}

function LinhaDoPasso({ passo: { rotulo, feito, destino } }: { passo: Passo }) {
  if (feito) {
    return (
      <span className="linha">
        <span className={classes.rotulo}>
          <IconCircleCheckFilled size={22} aria-hidden className={classes.feito} />
          <s>{rotulo}</s>
          <VisuallyHidden>feito</VisuallyHidden>
        </span>
      </span>
    );
  }
  return (
    <Link {...destino} className="linha">
      <span className={classes.rotulo}>
        <IconCircle size={22} stroke={1.7} aria-hidden className={classes.aFazer} />
        <strong>{rotulo}</strong>
      </span>
      <Text span flex="none" c="var(--cor-marca)" fw={600}>
        Fazer agora
      </Text>
    </Link>
  );
}
