import { Achados, CONSULTA_PUBLICA, type Regras } from '@domain/validacao/regra.ts';
import { describe, expect, it } from 'vitest';

const REGRAS: Regras = {
  para: { severidade: 'erro', fonte: 'Lei', verificacao: CONSULTA_PUBLICA },
  avisa: { severidade: 'aviso', fonte: 'Bula', verificacao: CONSULTA_PUBLICA },
  adverte: { severidade: 'aviso', fonte: 'Rótulo', verificacao: CONSULTA_PUBLICA },
  informa: { severidade: 'informacao', fonte: 'Tabela', verificacao: CONSULTA_PUBLICA },
};
type Achado = readonly [regra: string, campo: string, frase: string];

function laudo(...achados: readonly Achado[]) {
  const notas = new Achados(REGRAS);
  for (const achado of achados) notas.anotar(...achado);
  return notas.laudo();
}

describe('what is found', () => {
  it('goes under the severity of its rule, with its source, and only an error stops', () => {
    expect(laudo()).toEqual({ valid: true, erros: [], avisos: [], informacoes: [] });
    expect(laudo(['avisa', 'dose', 'Alta.'], ['informa', 'nome', 'Sem dado.'])).toEqual({
      valid: true,
      erros: [],
      avisos: [
        {
          regra: 'avisa',
          campo: 'dose',
          frase: 'Alta.',
          fonte: 'Bula',
          verificacao: CONSULTA_PUBLICA,
        },
      ],
      informacoes: [
        {
          regra: 'informa',
          campo: 'nome',
          frase: 'Sem dado.',
          fonte: 'Tabela',
          verificacao: CONSULTA_PUBLICA,
        },
      ],
    });
    expect(laudo(['para', 'cpf', 'Falta.'])).toEqual({
      valid: false,
      erros: [
        {
          regra: 'para',
          campo: 'cpf',
          frase: 'Falta.',
          fonte: 'Lei',
          verificacao: CONSULTA_PUBLICA,
        },
      ],
      avisos: [],
      informacoes: [],
    });
  });

  it('is told once, unless rule, place or sentence differ', () => {
    const um: Achado = ['avisa', 'dose', 'Alta.'];
    const quantos = (outro: Achado) => laudo(um, outro).avisos.length;
    expect(quantos(um)).toBe(1);
    expect(quantos(['avisa', 'duracao', 'Alta.'])).toBe(2);
    expect(quantos(['avisa', 'dose', 'Muito alta.'])).toBe(2);
    expect(quantos(['adverte', 'dose', 'Alta.'])).toBe(2);
  });

  it('is of a rule that there is', () => {
    expect(() => laudo(['nenhuma', 'dose', 'Alta.'])).toThrow('there is no rule nenhuma');
  });
});

it('a public source that was looked up says what was not read', () => {
  expect(CONSULTA_PUBLICA).toEqual({
    estado: 'parcial',
    documento: 'Consulta a fonte pública, novembro de 2026',
    ressalva: 'A norma não foi relida artigo por artigo.',
  });
});
