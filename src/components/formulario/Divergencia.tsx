import { Button, Group, Stack } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Recado } from '../Recado.tsx';
import classes from './Divergencia.module.css';
import type { Diferenca } from './revisao.ts';

interface Props<V> {
  diferencas: readonly Diferenca<V>[];
  rotulos: Readonly<Record<keyof V & string, string>>;
  /** How a value reads, where it is no text of its own. */
  ler?: ((nome: keyof V & string, valor: V[keyof V]) => string | undefined) | undefined;
  aoManter: () => void;
  aoUsarSalvo: () => void;
}

/** Somebody else saved the same form: theirs beside one's own, and the choice. */
export function Divergencia<V>({ diferencas, rotulos, ler, aoManter, aoUsarSalvo }: Props<V>) {
  const recado = useRef<HTMLDivElement>(null);
  useEffect(() => recado.current?.focus(), []);
  const emPalavras = (nome: keyof V & string, valor: V[keyof V]) =>
    ler?.(nome, valor) ?? palavras(valor);
  return (
    <Recado
      ref={recado}
      tom="aviso"
      titulo="Outra pessoa alterou este item depois que você o abriu"
    >
      <Stack gap="sm">
        <span>Nada foi sobrescrito. Veja o que está salvo e escolha; depois, salve de novo.</span>
        {diferencas.length > 0 && (
          <table className={classes.tabela}>
            <thead>
              <tr>
                <th scope="col">Campo</th>
                <th scope="col">Salvo pela outra pessoa</th>
                <th scope="col">Aqui</th>
              </tr>
            </thead>
            <tbody>
              {diferencas.map(({ nome, aqui, salvo }) => (
                <tr key={nome}>
                  <th scope="row">{rotulos[nome]}</th>
                  <td>{emPalavras(nome, salvo)}</td>
                  <td>{emPalavras(nome, aqui)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <Group gap="xs">
          <Button size="xs" onClick={aoManter}>
            Manter o que escrevi
          </Button>
          <Button size="xs" variant="default" onClick={aoUsarSalvo}>
            Usar o que está salvo
          </Button>
        </Group>
      </Stack>
    </Recado>
  );
}

function palavras(valor: unknown): string {
  if (typeof valor === 'boolean') return valor ? 'Sim' : 'Não';
  if (Array.isArray(valor)) return valor.join(', ') || '(em branco)';
  return String(valor ?? '').trim() || '(em branco)';
}
