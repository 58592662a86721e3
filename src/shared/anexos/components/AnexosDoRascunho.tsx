import { ActionIcon, Box, Stack, Text } from '@mantine/core';
import { IconClockPause, IconX } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { ErroComSentenca, mensagemDeErro } from '@/lib/errors/erros.ts';
import { chavesDeAnexos } from '../api/keys.ts';
import type { Anexo } from '../api/linhas.ts';
import { removerAnexo } from '../api/mutations.ts';
import { anexosDaEvolucaoOptions } from '../api/queries.ts';
import { useEnvios } from '../envio/useEnvios.ts';
import { AlvoDeArquivos } from './AlvoDeArquivos.tsx';
import classes from './Anexos.module.css';
import { ArquivoACaminho } from './ArquivoACaminho.tsx';
import { UmAnexo } from './UmAnexo.tsx';
import { useAbrirAnexo } from './useAbrirAnexo.ts';
import { VisorSobDemanda } from './VisorSobDemanda.tsx';

/** Thrown when the draft is not on the server: no file can belong to it. */
class RascunhoAusente extends ErroComSentenca {
  override readonly name = 'RascunhoAusente';
}

interface Props {
  prontuarioId: string;
  /** Brings the draft to the server, also an empty one; false when it could not. */
  garantir: () => Promise<boolean>;
  /** The files that came while this was being fetched. */
  recebidos: readonly File[];
}

/** Files of a draft: dropped, pasted, chosen or photographed; taken back until it is finished. */
export function AnexosDoRascunho({ prontuarioId, garantir, recebidos }: Props) {
  const garantirOuRecusar = useCallback(async () => {
    if (await garantir()) return;
    throw new RascunhoAusente(
      'O rascunho ainda não está no servidor. Espere ele ser salvo e tente de novo.',
    );
  }, [garantir]);
  const { envios, lista } = useEnvios({ prontuarioId }, garantirOuRecusar);
  const { data: guardados = [] } = useQuery(anexosDaEvolucaoOptions(prontuarioId));
  useRecebidos(recebidos, envios.adicionar);
  const abertura = useAbrirAnexo();
  const conhecidos = new Set(guardados.map(({ id }) => id));
  const terminados = lista.flatMap(({ chave, situacao }) =>
    situacao.fase === 'pronto' ? [{ chave, id: situacao.anexo.id }] : [],
  );
  useRecarregar(prontuarioId, terminados.map(({ id }) => id).join());
  const chegaram = terminados.filter(({ id }) => conhecidos.has(id)).map(({ chave }) => chave);
  useEffect(() => {
    if (chegaram.length > 0) envios.esquecer(chegaram);
  });
  const aCaminho = lista.filter(({ chave }) => !chegaram.includes(chave));
  const enviandoAlgum = aCaminho.some(({ situacao }) => situacao.fase !== 'recusado');

  return (
    <Stack
      component="section"
      className={classes.doRascunho}
      gap="sm"
      aria-labelledby="anexos-do-rascunho"
    >
      <Text component="h2" fz="lg" fw={650} id="anexos-do-rascunho">
        Anexos
      </Text>
      {guardados.length + aCaminho.length > 0 && (
        <Stack component="ul" gap="xs" aria-label="Anexos do rascunho">
          {guardados.map((anexo) =>
            anexo.estado === 'conferido' ? (
              <UmAnexo
                key={anexo.id}
                anexo={anexo}
                aoAbrir={abertura.abrir}
                aoBaixar={abertura.baixar}
              >
                <Retirar anexo={anexo} prontuarioId={prontuarioId} />
              </UmAnexo>
            ) : (
              // A file of another window, or of before a reload: this window does not have its
              // bytes.
              !enviandoAlgum && (
                <Interrompido key={anexo.id} anexo={anexo} prontuarioId={prontuarioId} />
              )
            ),
          )}
          {aCaminho.map((envio) => (
            <ArquivoACaminho key={envio.chave} envio={envio} envios={envios} />
          ))}
        </Stack>
      )}
      {abertura.falha && (
        <p className={classes.recusa} role="alert">
          {mensagemDeErro(abertura.falha)}
        </p>
      )}
      <AlvoDeArquivos aoReceber={envios.adicionar} />
      <VisorSobDemanda {...abertura} />
    </Stack>
  );
}

/** Sends each file handed over from outside once. */
function useRecebidos(
  recebidos: readonly File[],
  adicionar: (arquivos: readonly File[]) => void,
): void {
  const vistos = useRef(0);
  useEffect(() => {
    const novos = recebidos.slice(vistos.current);
    vistos.current = recebidos.length;
    if (novos.length > 0) adicionar(novos);
  }, [recebidos, adicionar]);
}

/** Reads the list again whenever a file has arrived. */
function useRecarregar(prontuarioId: string, terminados: string): void {
  const cache = useQueryClient();
  useEffect(() => {
    if (terminados === '') return;
    void cache.invalidateQueries({ queryKey: chavesDeAnexos.daEvolucao(prontuarioId) });
  }, [cache, prontuarioId, terminados]);
}

interface PropsDoGuardado {
  anexo: Anexo;
  prontuarioId: string;
}

function Retirar({ anexo, prontuarioId }: PropsDoGuardado) {
  const cache = useQueryClient();
  const retirar = useMutation({
    mutationFn: () => removerAnexo(anexo.id),
    onSettled: () => cache.invalidateQueries({ queryKey: chavesDeAnexos.daEvolucao(prontuarioId) }),
  });
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={`Remover ${anexo.nome}`}
      loading={retirar.isPending}
      onClick={() => retirar.mutate()}
    >
      <IconX size={18} aria-hidden />
    </ActionIcon>
  );
}

function Interrompido({ anexo, prontuarioId }: PropsDoGuardado) {
  return (
    <li className={classes.anexo}>
      <IconClockPause size={20} aria-hidden className={classes.icone} />
      <Box miw={0}>
        <span className={classes.nome}>{anexo.nome}</span>
        <p className={classes.detalhe}>O envio não terminou. Remova e anexe de novo</p>
      </Box>
      <div className={classes.acoes}>
        <Retirar anexo={anexo} prontuarioId={prontuarioId} />
      </div>
    </li>
  );
}
