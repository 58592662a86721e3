import { SegmentedControl, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { TextoLink } from '@/components/ligacoes.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { hoje } from '@/lib/format/datas.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { pessoaDaTarefa, type Tarefa } from '../api/linhas.ts';
import { LIMITE_DE_TAREFAS, tarefasOptions } from '../api/pessoa.ts';
import { useBusca, useMudarBusca } from '../busca.ts';
import { Parte } from '../Parte.tsx';
import classes from '../pessoa/Pessoa.module.css';
import type { PropsDaParte } from '../props.ts';
import { LinhaDeTarefa } from './LinhaDeTarefa.tsx';

/** What is to be done, the latest due first: of the clinic, or only one's own. */
export function Tarefas({ clinica }: PropsDaParte) {
  const { id } = usePerfil();
  const { quais = 'todas' } = useBusca();
  const mudar = useMudarBusca();
  const tarefas = useQuery(tarefasOptions(clinica.id, quais === 'minhas' ? id : null));
  return (
    <Stack>
      <SegmentedControl
        aria-label="De quem são as tarefas"
        style={{ alignSelf: 'flex-start' }}
        value={quais}
        onChange={(escolha) => mudar({ quais: escolha === 'minhas' ? 'minhas' : undefined })}
        data={[
          { value: 'todas', label: 'De todos' },
          { value: 'minhas', label: 'Minhas' },
        ]}
      />
      {tarefas.isPending && <Esqueleto linhas={4} />}
      {tarefas.isError && !tarefas.data && (
        <EstadoErro
          erro={tarefas.error}
          titulo="Não foi possível carregar as tarefas."
          aoTentar={() => void tarefas.refetch()}
        />
      )}
      {tarefas.data?.length === 0 && (
        <EstadoVazio frase="Nada a fazer. As tarefas são criadas no cartão de uma pessoa ou pelos protocolos de contato." />
      )}
      {tarefas.data && tarefas.data.length > 0 && (
        <PorPrazo clinica={clinica} tarefas={tarefas.data} />
      )}
    </Stack>
  );
}

function PorPrazo({ clinica, tarefas }: PropsDaParte & { tarefas: readonly Tarefa[] }) {
  const fuso = useFuso();
  const dia = hoje(fuso);
  const grupos = [
    { titulo: 'Atrasadas', itens: tarefas.filter(({ vence_em }) => vence_em < dia) },
    { titulo: 'Hoje', itens: tarefas.filter(({ vence_em }) => vence_em === dia) },
    { titulo: 'Depois', itens: tarefas.filter(({ vence_em }) => vence_em > dia) },
  ];
  return (
    <>
      {grupos
        .filter(({ itens }) => itens.length > 0)
        .map(({ titulo, itens }) => (
          <Parte key={titulo} titulo={`${titulo} (${itens.length})`}>
            <ul className={`linhas ${classes.itens}`} aria-label={titulo}>
              {itens.map((tarefa) => (
                <LinhaDeTarefa
                  key={tarefa.id}
                  clinica={clinica}
                  tarefa={tarefa}
                  hoje={dia}
                  sobre={
                    <TextoLink
                      to="."
                      search={(atual) => ({ ...atual, pessoa: tarefa.oportunidade_id })}
                    >
                      {pessoaDaTarefa(tarefa)}
                    </TextoLink>
                  }
                />
              ))}
            </ul>
          </Parte>
        ))}
      {tarefas.length === LIMITE_DE_TAREFAS && (
        <Text size="sm" c="dimmed">
          Estas são as {LIMITE_DE_TAREFAS} primeiras. As seguintes aparecem conforme estas forem
          feitas.
        </Text>
      )}
    </>
  );
}
