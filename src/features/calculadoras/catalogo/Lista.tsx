import { Button, Text, Title } from '@mantine/core';
import { type ComponentType, type ReactNode, useId, useState } from 'react';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { useGuardados } from '@/shared/calculadoras/guardados.ts';
import type { Item } from '@/shared/calculadoras/itens.ts';
import { procurar, type Secao, secoes } from './catalogo.ts';
import { Estrela } from './Estrela.tsx';
import classes from './Lista.module.css';
import { moverNaLista } from './teclado.ts';

/** What opens a tool: a link on the pages, a button in the drawer. */
export type Abridor = ComponentType<{
  item: Item;
  className: string | undefined;
  children: ReactNode;
}>;

interface Props {
  /** The tools that stand in the list while nothing is searched. */
  itens: readonly Item[];
  termo: string;
  /** The tool that is open beside the list. */
  aberta?: string | undefined;
  /** What tools outside `itens` are called when a search finds them. */
  outros?: string;
  abridor: Abridor;
}

/** The tools in their sections; while something is searched, those found, best first. */
export function Lista({ itens, termo, aberta, outros, abridor }: Props) {
  const { id, especialidade } = usePerfil();
  const guardados = useGuardados(id);
  const partes = termo.trim()
    ? encontradas(itens, termo, outros)
    : secoes(itens, guardados, especialidade);
  if (partes.length === 0) {
    return (
      <EstadoVazio
        desenho="busca"
        frase={`Nada encontrado com “${termo.trim()}”. Tente a sigla, a doença ou a especialidade.`}
      />
    );
  }
  return (
    <div className={classes.lista}>
      {partes.map((secao) => (
        <ParteDaLista key={secao.chave} secao={secao} aberta={aberta} abridor={abridor} />
      ))}
    </div>
  );
}

function encontradas(
  itens: readonly Item[],
  termo: string,
  outros: string | undefined,
): readonly Secao[] {
  const achados = procurar(termo);
  const daqui = achados.filter((item) => itens.includes(item));
  const deFora = outros ? achados.filter((item) => !itens.includes(item)) : [];
  return [
    { chave: 'encontradas', titulo: 'Encontradas', itens: daqui },
    { chave: 'outras', titulo: outros ?? '', itens: deFora },
  ].filter(({ itens: daSecao }) => daSecao.length > 0);
}

function ParteDaLista({
  secao: { titulo, itens, mostra = itens.length },
  aberta,
  abridor: Abridor,
}: {
  secao: Secao;
  aberta: string | undefined;
  abridor: Abridor;
}) {
  const id = useId();
  const [todas, setTodas] = useState(false);
  const visiveis = todas ? itens : itens.slice(0, mostra);
  return (
    <section aria-labelledby={id}>
      <Title order={2} mb={6} fz="md" fw={600} id={id}>
        {titulo}{' '}
        <Text span className="numeros" inherit c="dimmed" fw={400}>
          {itens.length}
        </Text>
      </Title>
      <ul className={classes.itens} onKeyDown={moverNaLista}>
        {visiveis.map((item) => (
          <li key={item.id} className={classes.item} data-aberta={item.id === aberta || undefined}>
            <Abridor item={item} className={classes.abrir}>
              <Text span inherit fw={600}>
                {item.nome}
              </Text>
              <span className={classes.resumo}>{item.resumo}</span>
            </Abridor>
            <Estrela id={item.id} nome={item.nome} />
          </li>
        ))}
      </ul>
      {visiveis.length < itens.length && (
        <Button variant="subtle" size="compact-md" mt={4} onClick={() => setTodas(true)}>
          Mostrar as {itens.length}
        </Button>
      )}
    </section>
  );
}
