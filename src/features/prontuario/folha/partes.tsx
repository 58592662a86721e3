import { Box, Button, Group, Stack, Title } from '@mantine/core';
import { type UseQueryResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import type * as z from 'zod/mini';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { Recado } from '@/components/Recado.tsx';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import { chavesDoProntuario } from '@/shared/prontuario/api/keys.ts';
import classes from './Lista.module.css';

interface PropsDaLista<T> {
  itens: Pick<UseQueryResult<T[]>, 'data' | 'error' | 'refetch'>;
  /** Whether an item holds today. */
  vale: (item: T) => boolean;
  /** The form of a new line. */
  novo: ReactNode;
  rotulo: string;
  vigente: (item: T) => ReactNode;
  vazia: string;
  tituloDosAntigos: string;
  antigo: (item: T) => ReactNode;
}

/** A part of the clinical summary: a new line, what holds today, and what does not any more. */
export function ListaDoResumo<T>(props: PropsDaLista<T>) {
  const { itens, vale, novo, rotulo, vigente, vazia, tituloDosAntigos, antigo } = props;
  const { escreve } = usePacienteDaTela();
  const { data, error, refetch } = itens;
  if (error) return <EstadoErro erro={error} aoTentar={() => void refetch()} />;
  // Undefined while they are read.
  const vigentes = data?.filter(vale);
  const antigos = data?.filter((item) => !vale(item)) ?? [];
  return (
    <Stack gap="lg">
      {escreve && novo}
      {vigentes?.length === 0 && <p>{vazia}</p>}
      <Stack component="ul" className="linhas" gap={0} aria-label={rotulo}>
        {vigentes?.map(vigente)}
      </Stack>
      {antigos.length > 0 && (
        <section>
          <Title order={3} size="h5">
            {tituloDosAntigos}
          </Title>
          <Stack component="ul" className="linhas" gap={0}>
            {antigos.map(antigo)}
          </Stack>
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
    <Box component="li" py={8}>
      {falha && <Recado tom="erro" titulo={falha} />}
      <Group justify="space-between" gap="xs">
        <span>{texto}</span>
        {escreve && !formulario && <Group gap="xs">{acoes}</Group>}
      </Group>
      {formulario}
    </Box>
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

/** The sentence of each refused field. */
type Recusas = Readonly<Record<string, string>>;

/** Reads a form by its contract: what it says, or why each field is refused. */
function ler<T>(
  contrato: z.ZodMiniType<T>,
  valores: unknown,
): { lido: T; recusas: Recusas } | { lido: null; recusas: Recusas } {
  const resultado = contrato.safeParse(valores);
  if (resultado.success) return { lido: resultado.data, recusas: {} };
  const recusas: Record<string, string> = {};
  for (const { path, message } of resultado.error.issues) recusas[String(path[0])] ??= message;
  return { lido: null, recusas };
}

/** What the fields of a form are given. */
export interface Preenchimento<C> {
  campos: C;
  aoMudar: (campos: C) => void;
  recusas: Recusas;
  /** The form was asked for, and so has the focus. */
  autoFocus: boolean;
}

interface PropsDoFormulario<C, T> {
  contrato: z.ZodMiniType<T>;
  inicial: C;
  /** The fields as the contract reads them, where they are not the same. */
  comoContrato?: (campos: C) => unknown;
  guardar: (lido: T) => Promise<void>;
  acao: string;
  /** Absent for the form of a new line, which is always open and begins anew. */
  aoFechar?: () => void;
  children: (preenchimento: Preenchimento<C>) => ReactNode;
}

/** A form of the clinical summary: read by its contract, written, its refusals beside the fields. */
export function FormularioDoResumo<C, T>(props: PropsDoFormulario<C, T>) {
  const { contrato, inicial, comoContrato, acao, aoFechar, children } = props;
  const { enviando, falha, guardar } = useGuardar();
  const [campos, setCampos] = useState(inicial);
  const [recusas, setRecusas] = useState<Recusas>({});

  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    const { lido, recusas: novas } = ler(contrato, comoContrato?.(campos) ?? campos);
    setRecusas(novas);
    if (lido !== null) guardar(() => props.guardar(lido), aoFechar ?? (() => setCampos(inicial)));
  };

  return (
    <form onSubmit={enviar} noValidate>
      <Stack gap="xs" {...(aoFechar && { mt: 'xs' })}>
        {falha && <Recado tom="erro" titulo={falha} />}
        <div className={classes.linhaDeCampos}>
          {children({ campos, aoMudar: setCampos, recusas, autoFocus: aoFechar !== undefined })}
          <Button type="submit" loading={enviando} {...(!aoFechar && { variant: 'default' })}>
            {acao}
          </Button>
          {aoFechar && (
            <Button variant="default" onClick={aoFechar}>
              Cancelar
            </Button>
          )}
        </div>
      </Stack>
    </form>
  );
}

/** A write of the clinical summary: whatever comes of it, what is shown is read again. */
function useGuardar() {
  const { paciente, clinicaId } = usePacienteDaTela();
  const cache = useQueryClient();
  const { mutate, error, isPending } = useMutation({
    mutationFn: (guardar: () => Promise<void>) => guardar(),
    onSettled: () =>
      Promise.all(
        [
          chavesDoProntuario.folha,
          chavesDoProntuario.problemas,
          chavesDoProntuario.medicamentos,
          chavesDoProntuario.historico,
        ].map((chave) => cache.invalidateQueries({ queryKey: chave(clinicaId, paciente.id) })),
      ),
  });
  return {
    enviando: isPending,
    falha: error ? mensagemDeErro(error) : undefined,
    /** Runs the write; `depois` only when it was done. */
    guardar: (escrita: () => Promise<void>, depois: () => void) =>
      mutate(escrita, { onSuccess: depois }),
  };
}
