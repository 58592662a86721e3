import { executar } from '@domain/clinico/motor/executar.ts';
import type { Ferramenta } from '@domain/clinico/motor/ferramenta.ts';
import { FERRAMENTAS } from '@domain/clinico/registro.ts';
import { expect, it } from 'vitest';
import { entradaAoAcaso, sorteioDe } from './support/gerador.ts';
import { VETORES } from './todos-os-vetores.ts';

/** Whatever a tool says is a sentence, and what it refuses or leaves out has a name it declares. */

const AO_ACASO = 300;
const FRASE = /^[\p{L}\d].{14,}\.$/su;

function entradasDe(ferramenta: Ferramenta): Readonly<Record<string, unknown>>[] {
  const sorteio = sorteioDe(`frases de ${ferramenta.id}`);
  const sorteadas = Array.from({ length: AO_ACASO }, () =>
    entradaAoAcaso(ferramenta.campos, sorteio),
  );
  return [...(VETORES.get(ferramenta.id) ?? []).map(({ entrada }) => entrada), ...sorteadas];
}

it.each(FERRAMENTAS.map((ferramenta) => [ferramenta.id, ferramenta] as const))(
  '%s speaks in sentences',
  (_, ferramenta) => {
    const frases = new Set<string>();
    const nomes = new Set<string>();
    for (const entrada of entradasDe(ferramenta)) {
      const execucao = executar(ferramenta, entrada);
      const recusas = execucao.ok ? {} : execucao.recusas;
      for (const [campo, frase] of Object.entries(recusas)) {
        nomes.add(campo);
        frases.add(frase);
      }
      if (!execucao.ok) continue;
      for (const { texto } of execucao.resposta.alertas) frases.add(texto);
      for (const { saida, motivo } of execucao.resposta.ausencias) {
        nomes.add(saida);
        frases.add(motivo);
      }
    }
    expect([...frases].filter((frase) => !FRASE.test(frase))).toEqual([]);
    const declarados = [...Object.keys(ferramenta.campos), ...Object.keys(ferramenta.saidas)];
    expect([...nomes].filter((nome) => !declarados.includes(nome))).toEqual([]);
  },
);
