import { Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Bloco } from '@/components/Bloco.tsx';
import { PAGINA_DO_TIPO } from '@/shared/calculadoras/caminhos.ts';
import type { Item } from '@/shared/calculadoras/itens.ts';

/** What a row says of the tool that it opens. */
export type Atalho = Pick<Item, 'id' | 'tipo' | 'nome' | 'resumo'>;

interface Props {
  titulo: string;
  ferramentas: readonly Atalho[];
}

/** A block of tools, each one tap away; none, no block. */
export function Ferramentas({ titulo, ferramentas }: Props) {
  if (ferramentas.length === 0) return null;
  return (
    <Bloco titulo={titulo}>
      <ul className="linhas">
        {ferramentas.map(({ id, tipo, nome, resumo }) => (
          <li key={id}>
            <Link className="linha" to={PAGINA_DO_TIPO[tipo]} search={{ f: id }}>
              <Stack gap={0} miw={0}>
                <Text span fw={600}>
                  {nome}
                </Text>
                <Text span size="sm" c="dimmed">
                  {resumo}
                </Text>
              </Stack>
            </Link>
          </li>
        ))}
      </ul>
    </Bloco>
  );
}
