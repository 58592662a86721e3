import { Button, Text, VisuallyHidden } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Bloco } from '@/components/Bloco.tsx';
import type { Clinica } from '@/lib/clinica/disponiveis.ts';
import { usePerfil, usePode } from '@/lib/session/AuthProvider.tsx';
import { passosOptions, useRemoverExemplos } from '../api/passos.ts';
import { comecaEm, type Passo, passosDaClinica, passosDoConsultorio } from '../primeiros-passos.ts';
import classes from './PrimeirosPassos.module.css';

interface Comeco {
  /** None once all is done, nor while that is not known. */
  passos: readonly Passo[];
  /** Whether sample patients are still there. */
  exemplos: boolean;
  pendente: boolean;
}

/** What a new clinic, or a doctor in the own practice, has still to do. */
export function usePassos(clinica: Clinica): Comeco {
  const pode = usePode();
  const perfil = usePerfil();
  const proprio = perfil.tipo === 'medico';
  const comeca = comecaEm(perfil, clinica, pode);
  const { data, isLoading } = useQuery({ ...passosOptions(clinica.id), enabled: comeca });
  if (!data) return { passos: [], exemplos: false, pendente: isLoading };
  const passos = proprio
    ? passosDoConsultorio(data)
    : passosDaClinica(data, pode('medicos.vincular'));
  const feitos = passos.every(({ feito }) => feito);
  return { passos: feitos ? [] : passos, exemplos: data.exemplos, pendente: false };
}

/** What a new clinic does first; in a new practice, with samples to touch. */
export function PrimeirosPassos({ passos, exemplos }: Omit<Comeco, 'pendente'>) {
  const feitos = passos.filter(({ feito }) => feito).length;
  return (
    <Bloco
      titulo={passos.length > 0 ? 'Primeiros passos' : 'Exemplos'}
      estado={passos.length > 0 && `${feitos} de ${passos.length} feitos`}
      acao={exemplos && <RemoverExemplos />}
    >
      {exemplos && (
        <Text px="lg" pb="sm" maw="72ch">
          Os pacientes marcados com “(exemplo)” e a agenda deles são inventados: atenda, escreva e
          imprima à vontade.
        </Text>
      )}
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

function RemoverExemplos() {
  const { mutate, isPending } = useRemoverExemplos();
  return (
    <Button variant="default" loading={isPending} onClick={() => mutate()}>
      Remover exemplos
    </Button>
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
