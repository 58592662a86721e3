import { ROTULO_DA_ORIGEM } from '@domain/crm/contato.ts';
import { ROTULO_DO_ESTAGIO } from '@domain/crm/estagios.ts';
import { Stack, VisuallyHidden } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { CarregarMais } from '@/components/CarregarMais.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { mascaraDeTelefone } from '@/components/formulario/mascaras.ts';
import { TextoLink } from '@/components/ligacoes.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarData, formatarDia } from '@/lib/format/datas.ts';
import { obitoEm } from '@/shared/paciente/obito.ts';
import type { Cartao } from '../api/linhas.ts';
import { equipeOptions, listaOptions } from '../api/queries.ts';
import { BuscaLarga } from '../barra/BuscaLarga.tsx';
import { Filtros } from '../barra/Filtros.tsx';
import { filtroDa, useBusca } from '../busca.ts';
import type { PropsDaParte } from '../props.ts';
import classes from './Lista.module.css';

const COLUNAS = [
  'Nome',
  'Estágio',
  'Contato',
  'Origem',
  'Responsável',
  'Próximo contato',
  'Última visita',
] as const;

/** Everybody in the CRM, last moved first. */
export function Lista({ clinica }: PropsDaParte) {
  const filtro = filtroDa(useBusca(), true);
  const lista = useInfiniteQuery(listaOptions(clinica.id, filtro));
  const pessoas = lista.data?.pages.flat() ?? [];
  return (
    <Stack>
      <Filtros clinica={clinica} comEstagio />
      {lista.isPending && <Esqueleto linhas={6} />}
      {lista.isError && !lista.data && (
        <EstadoErro
          erro={lista.error}
          titulo="Não foi possível carregar a lista."
          aoTentar={() => void lista.refetch()}
        />
      )}
      {lista.data && pessoas.length === 0 && (
        <EstadoVazio
          desenho="pessoas"
          frase={
            Object.keys(filtro).length > 0
              ? 'Ninguém com estes filtros.'
              : 'As pessoas do CRM aparecem aqui, da última que mudou de estágio em diante.'
          }
        />
      )}
      {pessoas.length > 0 && <Tabela clinica={clinica} pessoas={pessoas} />}
      {lista.hasNextPage === false && <BuscaLarga achadas={pessoas.length} />}
      <CarregarMais lista={lista}>Carregar mais</CarregarMais>
    </Stack>
  );
}

function Tabela({ clinica, pessoas }: PropsDaParte & { pessoas: readonly Cartao[] }) {
  const fuso = useFuso();
  const equipe = useQuery(equipeOptions(clinica.id));
  const nomes = new Map((equipe.data ?? []).map(({ id, nome }) => [id, nome]));
  return (
    <table className={`cartao ${classes.tabela}`}>
      <caption>
        <VisuallyHidden>Pessoas do CRM</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {COLUNAS.map((coluna) => (
            <th key={coluna} scope="col">
              {coluna}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pessoas.map((pessoa) => (
          <tr key={pessoa.id}>
            <th scope="row">
              <TextoLink to="." search={(atual) => ({ ...atual, pessoa: pessoa.id })}>
                {pessoa.nome}
              </TextoLink>
            </th>
            {celulas(pessoa, nomes, fuso).map((celula, posicao) => (
              <td key={COLUNAS[posicao + 1]} data-rotulo={COLUNAS[posicao + 1]}>
                {celula}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What stands in the columns after the name, in their order. */
function celulas(pessoa: Cartao, nomes: ReadonlyMap<string, string>, fuso: string): string[] {
  const { responsavel_id, proximo_contato, ultima_visita_em } = pessoa;
  return [
    ROTULO_DO_ESTAGIO[pessoa.estagio],
    contatoDe(pessoa),
    ROTULO_DA_ORIGEM[pessoa.origem],
    responsavel_id ? (nomes.get(responsavel_id) ?? 'Colega da clínica') : '',
    proximo_contato ? formatarDia(proximo_contato) : '',
    ultima_visita_em ? formatarData(ultima_visita_em, fuso) : '',
  ];
}

/** How the person is reached; of who died, that nobody is to be. */
function contatoDe({ telefone, email, data_obito }: Cartao): string {
  if (data_obito) return obitoEm(data_obito) ?? '';
  return telefone ? mascaraDeTelefone(telefone) : (email ?? '');
}
