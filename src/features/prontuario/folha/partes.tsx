import { Button, Group, Stack, Title } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import type * as z from 'zod/mini';
import { Recado } from '@/components/Recado.tsx';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import classes from './Lista.module.css';
import { ler, type Recusas } from './recusas.ts';
import { useGuardar } from './useGuardar.ts';

interface PropsDaLista<T> {
  /** The form of a new line. */
  novo: ReactNode;
  rotulo: string;
  /** Undefined while they are read. */
  vigentes: readonly T[] | undefined;
  vigente: (item: T) => ReactNode;
  vazia: string;
  tituloDosAntigos: string;
  antigos: readonly T[];
  antigo: (item: T) => ReactNode;
}

/** A part of the clinical summary: a new line, what holds today, and what does not any more. */
export function ListaDoResumo<T>(props: PropsDaLista<T>) {
  const { novo, rotulo, vigentes, vigente, vazia, tituloDosAntigos, antigos, antigo } = props;
  const { escreve } = usePacienteDaTela();
  return (
    <Stack gap="lg">
      {escreve && novo}
      {vigentes?.length === 0 && <p>{vazia}</p>}
      <ul className={classes.lista} aria-label={rotulo}>
        {vigentes?.map(vigente)}
      </ul>
      {antigos.length > 0 && (
        <section>
          <Title order={3} size="h5">
            {tituloDosAntigos}
          </Title>
          <ul className={classes.lista}>{antigos.map(antigo)}</ul>
        </section>
      )}
    </Stack>
  );
}

interface PropsDaLinha {
  texto: ReactNode;
  /** For who writes here, and while no form is open under the line. */
  acoes: ReactNode;
  falha?: string | undefined;
  /** The form that was asked for. */
  formulario?: ReactNode;
}

/** One line: what it says, what can be done with it, and the form that was asked for. */
export function LinhaDoResumo({ texto, acoes, falha, formulario }: PropsDaLinha) {
  const { escreve } = usePacienteDaTela();
  return (
    <li className={classes.item}>
      {falha && <Recado tom="erro" titulo={falha} />}
      <Group justify="space-between" gap="xs">
        <span>{texto}</span>
        {escreve && !formulario && <Group gap="xs">{acoes}</Group>}
      </Group>
      {formulario}
    </li>
  );
}

interface PropsDaAcao {
  children: string;
  aoPedir: () => void;
  /** Not the first thing one would do. */
  discreta?: boolean;
  enviando?: boolean;
}

/** What can be done with a line. */
export function AcaoDaLinha({
  children,
  aoPedir,
  discreta = false,
  enviando = false,
}: PropsDaAcao) {
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      loading={enviando}
      onClick={aoPedir}
      {...(discreta && { color: 'gray' })}
    >
      {children}
    </Button>
  );
}

interface PropsDoAntigo {
  texto: ReactNode;
  acao: string;
  guardar: () => Promise<void>;
}

/** A line that does not hold any more, and how it holds again. */
export function LinhaAntiga({ texto, acao, guardar: escrever }: PropsDoAntigo) {
  const { enviando, falha, guardar } = useGuardar();
  return (
    <LinhaDoResumo
      texto={texto}
      falha={falha}
      acoes={
        <AcaoDaLinha
          discreta
          enviando={enviando}
          aoPedir={() => guardar(escrever, () => undefined)}
        >
          {acao}
        </AcaoDaLinha>
      }
    />
  );
}

interface PropsDoFormulario<T> {
  contrato: z.ZodMiniType<T>;
  valores: unknown;
  guardar: (lido: T) => Promise<void>;
  aoGuardar: () => void;
  acao: string;
  /** Absent for the form of a new line, which is always open. */
  aoCancelar?: () => void;
  children: (recusas: Recusas) => ReactNode;
}

/** A form of the clinical summary: read by its contract, written, its refusals beside the fields. */
export function FormularioDoResumo<T>(props: PropsDoFormulario<T>) {
  const { contrato, valores, aoGuardar, acao, aoCancelar, children } = props;
  const { enviando, falha, guardar } = useGuardar();
  const [recusas, setRecusas] = useState<Recusas>({});

  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    const { lido, recusas: novas } = ler(contrato, valores);
    setRecusas(novas);
    if (lido !== null) guardar(() => props.guardar(lido), aoGuardar);
  };

  return (
    <form onSubmit={enviar} noValidate>
      <Stack gap="xs" {...(aoCancelar && { mt: 'xs' })}>
        {falha && <Recado tom="erro" titulo={falha} />}
        <div className={classes.linhaDeCampos}>
          {children(recusas)}
          <Button type="submit" loading={enviando} {...(!aoCancelar && { variant: 'default' })}>
            {acao}
          </Button>
          {aoCancelar && (
            <Button variant="default" onClick={aoCancelar}>
              Cancelar
            </Button>
          )}
        </div>
      </Stack>
    </form>
  );
}
