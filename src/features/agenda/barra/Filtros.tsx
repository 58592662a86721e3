import { ROTULO_DO_STATUS, STATUS_DO_AGENDAMENTO } from '@domain/agenda/status.ts';
import { Button, Checkbox, SimpleGrid, Text } from '@mantine/core';
import type { PropsDaBarra } from '../props.ts';
import classes from './Barra.module.css';

interface Opcao {
  id: string;
  nome: string;
}

/** Whose, where, in which state and of which kind: each filter stands in the address. */
export function Filtros({ estrutura, vista, mudar }: PropsDaBarra) {
  const { medicos } = estrutura;
  const salasAtivas = estrutura.salas.filter(({ ativa }) => ativa);
  const tiposAtivos = estrutura.tipos.filter(({ ativo }) => ativo);
  return (
    <div className={classes.filtros}>
      <Grupo
        rotulo="Médicos"
        opcoes={medicos}
        marcados={vista.medicos ?? medicos.map(({ id }) => id)}
        aoMudar={(ids) => mudar({ medicos: ids.length === medicos.length ? 'todos' : ids.join() })}
      />
      <Grupo
        rotulo="Salas"
        opcoes={salasAtivas}
        marcados={vista.salas ?? salasAtivas.map(({ id }) => id)}
        aoMudar={(ids) => mudar({ salas: salvoTodos(ids, salasAtivas) })}
      />
      <Grupo
        rotulo="Tipos de atendimento"
        opcoes={tiposAtivos}
        marcados={vista.tipos ?? tiposAtivos.map(({ id }) => id)}
        aoMudar={(ids) => mudar({ tipos: salvoTodos(ids, tiposAtivos) })}
      />
      <Grupo
        rotulo="Situação"
        opcoes={STATUS_DO_AGENDAMENTO.map((status) => ({
          id: status,
          nome: ROTULO_DO_STATUS[status],
        }))}
        marcados={vista.status}
        aoMudar={(ids) => mudar({ status: ids.join() })}
      />
      {vista.filtros > 0 && (
        <Button
          variant="default"
          onClick={() =>
            mudar({ medicos: undefined, salas: undefined, tipos: undefined, status: undefined })
          }
        >
          Limpar filtros
        </Button>
      )}
    </div>
  );
}

/** All of them is no filter. */
const salvoTodos = (ids: readonly string[], todos: readonly Opcao[]) =>
  ids.length === todos.length ? undefined : ids.join();

interface PropsDoGrupo {
  rotulo: string;
  opcoes: readonly Opcao[];
  marcados: readonly string[];
  aoMudar: (ids: string[]) => void;
}

function Grupo({ rotulo, opcoes, marcados, aoMudar }: PropsDoGrupo) {
  if (opcoes.length === 0) return null;
  return (
    <fieldset>
      <Text component="legend" inherit p={0} mb={6} fw={600}>
        {rotulo}
      </Text>
      <SimpleGrid minColWidth="12rem" spacing={16} verticalSpacing={8}>
        {opcoes.map(({ id, nome }) => (
          <Checkbox
            key={id}
            label={nome}
            checked={marcados.includes(id)}
            onChange={({ currentTarget }) =>
              aoMudar(
                opcoes
                  .map((opcao) => opcao.id)
                  .filter((um) => (um === id ? currentTarget.checked : marcados.includes(um))),
              )
            }
          />
        ))}
      </SimpleGrid>
    </fieldset>
  );
}
