import { recusaDoObito } from '@domain/obito.ts';
import { Box, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { avisar } from '@/components/avisar.tsx';
import { CampoDia } from '@/components/CampoDia.tsx';
import { Dialogo } from '@/components/camadas/Dialogo.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { formatarDataHora, hoje } from '@/lib/format/datas.ts';
import { nomeExibido } from '@/shared/paciente/api/queries.ts';
import type { Cadastro } from '../api/linhas.ts';
import { type Marcado, marcadosOptions, registrarObito } from '../api/obito.ts';

interface Props {
  cadastro: Cadastro;
  aoFechar: () => void;
}

/** Asks for the day of the death, says what follows, and offers to cancel what is booked. */
export function DialogoDeObito({ cadastro, aoFechar }: Props) {
  const fuso = useFuso();
  const corrige = cadastro.data_obito !== null;
  const acao = corrige ? 'Corrigir a data' : 'Registrar óbito';
  const [dia, setDia] = useState(cadastro.data_obito ?? '');
  const [cancela, setCancela] = useState(true);
  const [recusa, setRecusa] = useState<string>();
  const marcados = useQuery(marcadosOptions(cadastro.clinica_id, cadastro.id));
  const { mutate, isPending } = useRegistrar({
    pacienteId: cadastro.id,
    corrige,
    recusar: setRecusa,
    aoFechar,
  });
  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    const frase = recusaDoObito(dia, cadastro.data_nascimento, hoje(fuso));
    setRecusa(frase ?? undefined);
    if (frase === null) mutate({ dia, cancela });
  };
  return (
    <Dialogo opened onClose={aoFechar} title={acao} closeOnClickOutside={false}>
      <form onSubmit={enviar} noValidate>
        <Stack>
          <Text>
            A partir do registro, ninguém agenda para{' '}
            <Text component="span" fw={600}>
              {nomeExibido(cadastro)}
            </Text>
            , e a família deixa de ser procurada por retornos, aniversários e tarefas. O prontuário
            continua aberto para ser concluído, e o registro pode ser desfeito.
          </Text>
          <CampoDia
            data-autofocus
            label="Data do óbito"
            valor={dia}
            aoMudar={setDia}
            error={recusa}
            autoComplete="off"
          />
          {marcados.error && (
            <EstadoErro
              erro={marcados.error}
              titulo="Não foi possível ver o que está marcado."
              aoTentar={() => void marcados.refetch()}
            />
          )}
          {marcados.data && (
            <Atendimentos marcados={marcados.data} cancela={cancela} mudar={setCancela} />
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={aoFechar}>
              Voltar
            </Button>
            <Button type="submit" loading={isPending} disabled={!marcados.data}>
              {acao}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialogo>
  );
}

interface Registro {
  pacienteId: string;
  /** Whether the death was recorded before, with another date. */
  corrige: boolean;
  recusar: (frase: string) => void;
  aoFechar: () => void;
}

function useRegistrar({ pacienteId, corrige, recusar, aoFechar }: Registro) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ dia, cancela }: { dia: string; cancela: boolean }) =>
      registrarObito(pacienteId, dia, cancela),
    onSuccess: async (cancelados) => {
      // Agenda, returns, tasks and lists all say something else from now on.
      await cache.invalidateQueries();
      avisar.sucesso(feito(corrige, cancelados));
      aoFechar();
    },
    onError: (erro) => recusar(mensagemDeErro(erro)),
  });
}

function feito(corrige: boolean, cancelados: number): string {
  const oQue = corrige ? 'Data do óbito corrigida' : 'Óbito registrado';
  if (cancelados === 0) return `${oQue}.`;
  return cancelados === 1
    ? `${oQue} e 1 atendimento cancelado.`
    : `${oQue} e ${cancelados} atendimentos cancelados.`;
}

interface PropsDosAtendimentos {
  marcados: readonly Marcado[];
  cancela: boolean;
  mudar: (cancela: boolean) => void;
}

/** What is booked, to be cancelled in the same step unless the desk prefers one by one. */
function Atendimentos({ marcados, cancela, mudar }: PropsDosAtendimentos) {
  const fuso = useFuso();
  if (marcados.length === 0) return null;
  return (
    <Stack gap="xs">
      <Checkbox
        checked={cancela}
        onChange={({ currentTarget }) => mudar(currentTarget.checked)}
        label={
          marcados.length === 1
            ? 'Cancelar o atendimento que está marcado'
            : `Cancelar os ${marcados.length} atendimentos que estão marcados`
        }
        description="Os médicos são avisados. A conta do paciente não recebe avisos."
      />
      <Box component="ul" fz="sm" aria-label="Atendimentos marcados">
        {marcados.map(({ id, inicio, tipo, medico }) => (
          <li key={id}>
            {[formatarDataHora(inicio, fuso), tipo?.nome, medico?.nome].filter(Boolean).join(' · ')}
          </li>
        ))}
      </Box>
    </Stack>
  );
}
