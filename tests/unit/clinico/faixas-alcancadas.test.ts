import { executar } from '@domain/clinico/motor/executar.ts';
import type { Ferramenta, Interpretacao } from '@domain/clinico/motor/ferramenta.ts';
import { FERRAMENTAS } from '@domain/clinico/registro.ts';
import { expect, it } from 'vitest';
import { VETORES } from './todos-os-vetores.ts';
import type { Vetor } from './vetor.ts';

/** A band that no vector names can be moved, or renamed, and nothing goes red. */

/** Scores that do not go by one: the next total possible is that far away. */
const PASSO: Readonly<Record<string, number>> = { morse: 5, karnofsky: 10, 'wells-pe': 0.5 };

/** How near to its edge a measure must be proved, as a part of the edge. */
const VIZINHANCA = 0.02;

interface Achado {
  readonly codigo: string;
  readonly valor: number;
}

/** What the vectors of a tool say of the bands of one of its outputs. */
function achados(ferramenta: Ferramenta, interpretacao: Interpretacao<never>): Achado[] {
  const { de, classe = de, quando } = interpretacao;
  return (VETORES.get(ferramenta.id) ?? []).flatMap((vetor): Achado[] => {
    const execucao = executar(ferramenta, vetor.entrada);
    if (!execucao.ok || (quando && !quando(execucao.entrada as never))) return [];
    const { classes, resultado } = execucao.resposta;
    const codigo = classes.find(({ saida }) => saida === classe)?.codigo;
    if (!codigo || !nomeia(vetor, classe, codigo)) return [];
    return [{ codigo, valor: Number(resultado[de]) }];
  });
}

/** Whether the vector itself expects that band, so that another one would make it fail. */
function nomeia({ classes, resultado }: Vetor, saida: string, codigo: string): boolean {
  return classes?.includes(codigo) || String(resultado[saida]) === codigo;
}

/** Bands that no vector names, and edges that are not proved on both sides. */
function lacunas(ferramenta: Ferramenta): string[] {
  return ferramenta.interpretacoes.flatMap((interpretacao) => {
    const { de, faixas } = interpretacao;
    const ditos = achados(ferramenta, interpretacao);
    const da = (codigo = '') => ditos.filter((achado) => achado.codigo === codigo);
    const semVetor = faixas
      .filter(({ codigo }) => da(codigo).length === 0)
      .map(({ codigo }) => `${de}: ${codigo}`);
    const saida = ferramenta.saidas[de];
    if (saida?.tipo !== 'numero') return semVetor;
    const longe = faixas.slice(0, -1).flatMap(({ codigo, abaixoDe, ate }, n) => {
      const borda = Number(abaixoDe ?? ate);
      const antes = Math.max(...da(codigo).map(({ valor }) => valor));
      const depois = Math.min(...da(faixas[n + 1]?.codigo).map(({ valor }) => valor));
      const inteiros = saida.casas === 0 && Number.isInteger(antes) && Number.isInteger(depois);
      const medido = inteiros ? 1 : VIZINHANCA * Math.max(1, Math.abs(borda));
      const perto = PASSO[ferramenta.id] ?? medido;
      return depois - antes > perto ? [`${de}: ${borda}, between ${antes} and ${depois}`] : [];
    });
    return [...semVetor, ...longe];
  });
}

it.each(FERRAMENTAS.map((ferramenta) => [ferramenta.id, ferramenta] as const))(
  '%s: each band is named by a vector, on both sides of each edge',
  (_, ferramenta) => {
    expect(lacunas(ferramenta)).toEqual([]);
  },
);

it('sees a band that is missing, and an edge that nobody stands near', () => {
  const [modelo] = FERRAMENTAS.filter(({ id }) => id === 'curb-65');
  if (!modelo) throw new Error('no curb-65 in the registry');
  const [interpretacao] = modelo.interpretacoes;
  if (!interpretacao) throw new Error('curb-65 has no bands');
  const com = (faixas: typeof interpretacao.faixas) =>
    lacunas({ ...modelo, interpretacoes: [{ ...interpretacao, faixas }] });
  const [baixo, intermediario, grave] = interpretacao.faixas;
  if (!baixo || !intermediario || !grave) throw new Error('curb-65 has three bands');
  expect(com([baixo, intermediario, grave])).toEqual([]);
  expect(com([baixo, { ...intermediario, codigo: 'outro' }, grave])).toContain('score: outro');
  expect(com([baixo, grave])).toEqual(['score: 2, between 1 and 3']);
});
