import type { Avaliacao } from '@domain/seguranca/avaliar.ts';
import { GRAUS, type Grau } from '@domain/seguranca/tipos.ts';
import { avaliarTextos, type PacienteDoCaso } from './avaliacao.ts';
import receitas from './receitas-comuns.json' with { type: 'json' };

export interface Receita {
  readonly paciente: PacienteDoCaso;
  readonly itens: readonly string[];
}

/** A hundred prescriptions of a general clinic, a paediatrician and an antenatal one. */
export const COMUNS = receitas as readonly Receita[];

type PorGrau = Record<Grau, number>;

/** How many prescriptions raise something of each grade, and how many findings there are. */
export function contarPorGrau(de: readonly Receita[]): {
  readonly receitas: PorGrau;
  readonly achados: PorGrau;
  readonly avaliacoes: readonly Avaliacao[];
} {
  const avaliacoes = de.map(({ paciente, itens }) => avaliarTextos(paciente, itens));
  const conta = (quantos: (avaliacao: Avaliacao, grau: Grau) => number) =>
    Object.fromEntries(
      GRAUS.map((grau) => [grau, avaliacoes.reduce((soma, uma) => soma + quantos(uma, grau), 0)]),
    ) as PorGrau;
  const com = ({ achados }: Avaliacao, grau: Grau) => achados.filter((um) => um.grau === grau);
  return {
    receitas: conta((uma, grau) => Number(com(uma, grau).length > 0)),
    achados: conta((uma, grau) => com(uma, grau).length),
    avaliacoes,
  };
}
