import { proporRetorno } from '@domain/acompanhamento/retorno.ts';
import { dataExiste } from '@domain/datas.ts';
import { Box, Button, Text, TextInput } from '@mantine/core';
import { IconCalendarRepeat } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { ErroComSentenca, mensagemDeErro } from '@/lib/errors/erros.ts';
import { formatarDia, hoje, lerData } from '@/lib/format/datas.ts';
import { chavesDeRetornos } from '../api/keys.ts';
import type { RetornoDaEvolucao } from '../api/linhas.ts';
import { planejarRetorno, retirarProposta } from '../api/mutations.ts';
import { retornosDaEvolucaoOptions } from '../api/queries.ts';
import classes from './RetornoNoPlano.module.css';

const TAMANHO_DO_MOTIVO = 300;

/** Thrown when the draft is not on the server: no return can be planned beside it. */
class ErroDeEnvio extends ErroComSentenca {
  override readonly name = 'ErroDeEnvio';
}

interface Props {
  prontuarioId: string;
  clinicaId: string;
  pacienteId: string;
  /** What the plan of the entry says now. */
  plano: string;
  /** Calendar date of the visit, `AAAA-MM-DD`. */
  atendidoEm: string;
  /** Brings the draft to the server, where it is one; false when it could not. */
  garantir: () => Promise<boolean>;
}

/**
 * Proposes the return that a plan asks for, read from its words; kept only once the doctor confirms
 * or changes it. It enters the worklist when the entry is finished.
 */
export function RetornoNoPlano(props: Props) {
  const { prontuarioId } = props;
  const { data: retornos } = useQuery(retornosDaEvolucaoOptions(prontuarioId));
  if (!retornos) return null;
  const aberto = retornos.find(({ status }) => status === 'proposto' || status === 'pendente');
  return (
    <section className={`cartao ${classes.retorno}`} aria-label="Retorno">
      <IconCalendarRepeat size={20} aria-hidden className={classes.icone} />
      {aberto ? (
        <Planejado retorno={aberto} prontuarioId={prontuarioId} />
      ) : (
        <Planejar {...props} />
      )}
    </section>
  );
}

function Planejado({
  retorno,
  prontuarioId,
}: {
  retorno: RetornoDaEvolucao;
  prontuarioId: string;
}) {
  const cache = useQueryClient();
  const retirar = useMutation({
    mutationFn: () => retirarProposta(retorno.id),
    onSettled: () =>
      cache.invalidateQueries({ queryKey: chavesDeRetornos.daEvolucao(prontuarioId) }),
  });
  const data = retorno.prevista_para;
  return (
    <>
      <Box miw="12rem" flex="1 1 14rem">
        <Text size="sm" fw={600}>
          {data ? `Retorno planejado para ${formatarDia(data)}` : 'Retorno planejado, sem data'}
        </Text>
        <Text size="sm" c="dimmed">
          {retorno.status === 'proposto'
            ? 'Entra na lista de acompanhamento quando a evolução for finalizada.'
            : 'Está na lista de acompanhamento.'}
          {retorno.motivo && ` ${retorno.motivo}`}
        </Text>
        {retirar.error && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {mensagemDeErro(retirar.error)}
          </Text>
        )}
      </Box>
      {retorno.status === 'proposto' && (
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          loading={retirar.isPending}
          onClick={() => retirar.mutate()}
        >
          Remover
        </Button>
      )}
    </>
  );
}

function Planejar({ prontuarioId, clinicaId, pacienteId, plano, atendidoEm, garantir }: Props) {
  const fuso = useFuso();
  const cache = useQueryClient();
  const [id] = useState(() => crypto.randomUUID());
  const [digitada, setDigitada] = useState<string | null>(null);
  const [motivo, setMotivo] = useState('');
  const [recusa, setRecusa] = useState<string>();
  const proposta = dataExiste(atendidoEm) ? proporRetorno(plano, atendidoEm) : null;
  const data = digitada ?? (proposta ? formatarDia(proposta.data) : '');

  const planejar = useMutation({
    mutationFn: async (prevista: string | null) => {
      if (!(await garantir())) {
        throw new ErroDeEnvio(
          'Escreva a evolução e espere ela ser salva antes de planejar o retorno. Sem conexão, planeje quando ela voltar.',
        );
      }
      await planejarRetorno({
        id,
        clinica_id: clinicaId,
        paciente_id: pacienteId,
        origem_id: prontuarioId,
        prevista_para: prevista,
        motivo: motivo.trim(),
      });
    },
    onSettled: () =>
      cache.invalidateQueries({ queryKey: chavesDeRetornos.daEvolucao(prontuarioId) }),
    onError: (erro) => setRecusa(mensagemDeErro(erro)),
  });

  function confirmar() {
    const prevista = data.trim() === '' ? null : lerData(data, hoje(fuso));
    if (data.trim() !== '' && prevista === null) {
      setRecusa('Escreva a data como 21/12/2026, ou deixe em branco para um retorno sem data.');
    } else if (prevista !== null && prevista <= atendidoEm) {
      setRecusa('A data do retorno precisa ser depois do atendimento.');
    } else {
      setRecusa(undefined);
      planejar.mutate(prevista);
    }
  }

  return (
    <>
      <Box miw="12rem" flex="1 1 14rem">
        <Text size="sm" fw={600}>
          Retorno
        </Text>
        <Text size="sm" c="dimmed">
          {proposta
            ? `O plano diz “${proposta.trecho}”.`
            : 'Não encontramos uma data de retorno no plano.'}
        </Text>
      </Box>
      <div className={classes.campos}>
        <TextInput
          label="Data do retorno"
          size="sm"
          placeholder="dd/mm/aaaa"
          inputMode="numeric"
          value={data}
          error={recusa}
          onChange={({ currentTarget }) => setDigitada(currentTarget.value)}
        />
        <TextInput
          label="Motivo"
          size="sm"
          placeholder="Opcional"
          value={motivo}
          maxLength={TAMANHO_DO_MOTIVO}
          onChange={({ currentTarget }) => setMotivo(currentTarget.value)}
        />
        <Button variant="default" size="sm" loading={planejar.isPending} onClick={confirmar}>
          Planejar retorno
        </Button>
      </div>
    </>
  );
}
