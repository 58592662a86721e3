import {
  CANAIS,
  type Canal,
  FINALIDADES,
  type Finalidade,
  ROTULO_DA_FINALIDADE,
  ROTULO_DO_CANAL,
} from '@domain/crm/contato.ts';
import { Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CarregarMais } from '@/components/CarregarMais.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { hoje } from '@/lib/format/datas.ts';
import type { PedidoDeContatos } from '@/shared/crm/api/keys.ts';
import { contatosOptions } from '../api/contatos.ts';
import { useBusca, useMudarBusca } from '../busca.ts';
import type { PropsDaParte } from '../props.ts';
import { Exportar } from './Exportar.tsx';
import { TabelaDeContatos } from './TabelaDeContatos.tsx';

const MESES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const NOME_DO_MES = new Intl.DateTimeFormat('pt-BR', { month: 'long', timeZone: 'UTC' });
const AUSENCIAS = [3, 6, 9, 12, 18, 24];
const AUSENCIA = 6;

const opcoes = <C extends string>(valores: readonly C[], rotulos: Readonly<Record<C, string>>) =>
  valores.map((value) => ({ value, label: rotulos[value] }));

/** Whom to contact: who has not come for months, or who has a birthday. The database leaves out who may not be. */
export function Contatos({ clinica }: PropsDaParte) {
  const pedido = usePedido();
  const contatos = useInfiniteQuery(contatosOptions(clinica.id, pedido));
  const pessoas = contatos.data?.pages.flat() ?? [];
  return (
    <Stack>
      <Escolha pedido={pedido} />
      <Text size="sm" c="dimmed" className="leitura">
        {pedido.finalidade === 'marketing'
          ? 'Para divulgação, a lista traz só quem consentiu em ser contatado por este canal.'
          : 'Para cuidado (lembrar do retorno, por exemplo), a lista deixa de fora quem pediu para não ser contatado por este canal.'}
      </Text>
      {contatos.isPending && <Esqueleto linhas={5} />}
      {contatos.isError && !contatos.data && (
        <EstadoErro
          erro={contatos.error}
          titulo="Não foi possível carregar a lista."
          aoTentar={() => void contatos.refetch()}
        />
      )}
      {contatos.data && pessoas.length === 0 && (
        <EstadoVazio
          desenho="pessoas"
          frase="Ninguém a contatar com estas escolhas. Só aparece quem tem este contato no cadastro."
        />
      )}
      {pessoas.length > 0 && (
        <>
          <Exportar clinica={clinica} pedido={pedido} />
          <TabelaDeContatos clinica={clinica} pedido={pedido} pessoas={pessoas} />
        </>
      )}
      <CarregarMais lista={contatos}>Carregar mais</CarregarMais>
    </Stack>
  );
}

function usePedido(): PedidoDeContatos {
  const fuso = useFuso();
  const { lista, finalidade, canal, meses, mes } = useBusca();
  const aniversariantes = lista === 'aniversariantes';
  return {
    lista: aniversariantes ? 'aniversariantes' : 'sem-retorno',
    finalidade: finalidade ?? 'assistencial',
    canal: canal ?? 'whatsapp',
    numero: aniversariantes ? (mes ?? Number(hoje(fuso).slice(5, 7))) : (meses ?? AUSENCIA),
  };
}

function Escolha({ pedido }: { pedido: PedidoDeContatos }) {
  const mudar = useMudarBusca();
  const aniversariantes = pedido.lista === 'aniversariantes';
  return (
    <Group gap="sm" align="flex-end">
      <NativeSelect
        miw="8.5rem"
        flex="1 1 8.5rem"
        label="Lista"
        value={pedido.lista}
        onChange={({ currentTarget: { value } }) =>
          mudar({ lista: value === 'aniversariantes' ? value : undefined })
        }
        data={[
          { value: 'sem-retorno', label: 'Sem vir há meses' },
          { value: 'aniversariantes', label: 'Aniversariantes' },
        ]}
      />
      <NativeSelect
        miw="8.5rem"
        flex="1 1 8.5rem"
        label={aniversariantes ? 'Mês' : 'Há quanto tempo'}
        value={String(pedido.numero)}
        onChange={({ currentTarget: { value } }) =>
          mudar(aniversariantes ? { mes: Number(value) } : { meses: Number(value) })
        }
        data={
          aniversariantes
            ? MESES.map((mes) => ({
                value: String(mes),
                label: NOME_DO_MES.format(Date.UTC(2026, mes - 1, 15)),
              }))
            : [...new Set([...AUSENCIAS, pedido.numero])]
                .sort((a, b) => a - b)
                .map((meses) => ({
                  value: String(meses),
                  label: meses === 1 ? 'Mais de 1 mês' : `Mais de ${meses} meses`,
                }))
        }
      />
      <NativeSelect
        miw="8.5rem"
        flex="1 1 8.5rem"
        label="Finalidade"
        value={pedido.finalidade}
        onChange={({ currentTarget: { value } }) => mudar({ finalidade: value as Finalidade })}
        data={opcoes(FINALIDADES, ROTULO_DA_FINALIDADE)}
      />
      <NativeSelect
        miw="8.5rem"
        flex="1 1 8.5rem"
        label="Canal"
        value={pedido.canal}
        onChange={({ currentTarget: { value } }) => mudar({ canal: value as Canal })}
        data={opcoes(CANAIS, ROTULO_DO_CANAL)}
      />
    </Group>
  );
}
