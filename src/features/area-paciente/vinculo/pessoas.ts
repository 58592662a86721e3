import type { Vinculo } from '../api/linhas.ts';

type Ligado = Pick<Vinculo, 'paciente_id' | 'paciente_nome' | 'clinica_nome'>;

/** Whether the account answers for more than one person, so that screens name each. */
export function respondePorVarios(vinculos: readonly Pick<Ligado, 'paciente_nome'>[]): boolean {
  return new Set(vinculos.map(({ paciente_nome }) => paciente_nome)).size > 1;
}

/** What a registration is called in a choice: the clinic, and the person where there are several. */
export function nomeDoVinculo(vinculo: Ligado, vinculos: readonly Ligado[]): string {
  const { paciente_nome, clinica_nome } = vinculo;
  return respondePorVarios(vinculos) ? `${clinica_nome}, para ${paciente_nome}` : clinica_nome;
}
