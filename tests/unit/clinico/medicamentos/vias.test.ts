import { type Regra, VIAS_LOCAIS } from '@domain/clinico/medicamentos/tipos.ts';
import {
  condicaoDaVia,
  indexarVias,
  severidadePelaVia,
} from '@domain/clinico/medicamentos/vias.ts';
import { describe, expect, it } from 'vitest';

const REGRA: Regra = {
  n: 1,
  a: 'um',
  b: 'outro',
  severidade: 'grave',
  mecanismo: 'm',
  conduta: 'c',
  fonte: 'f',
  verificacao: { estado: 'pendente' },
};

const VIAS = indexarVias(
  {
    marcas: [],
    formas_locais: [{ dcb: 'um', vias: ['topica', 'nasal', 'oftalmica'] }],
    efeitos: [
      { medicamento: '@CLASSE', vias: ['nasal'] },
      { medicamento: 'um', vias: ['topica'], regras: [1], severidade: 'leve' },
    ],
  },
  (medicamento) => (medicamento === '@CLASSE' ? ['um', 'outro'] : [medicamento]),
);

describe('severity by route', () => {
  it.each([
    [undefined, 'grave'],
    ['oral', 'grave'],
    ['transdermica', 'grave'],
    ['nasal', 'grave'],
    ['topica', 'leve'],
    ['oftalmica', null],
  ] as const)('by %s: %s', (via, severidade) => {
    expect(severidadePelaVia(VIAS, REGRA, 'um', via)).toBe(severidade);
  });

  it('of a line for some rules does not reach the others', () => {
    expect(severidadePelaVia(VIAS, { ...REGRA, n: 2 }, 'um', 'topica')).toBeNull();
  });

  it('is none, for a rule of systemic use only, even where a line would keep it', () => {
    const sistemica: Regra = { ...REGRA, somente_via: 'sistemica' };
    expect(severidadePelaVia(VIAS, sistemica, 'um', 'nasal')).toBeNull();
    expect(severidadePelaVia(VIAS, sistemica, 'um', 'oral')).toBe('grave');
  });
});

const NOMES = {
  topica: 'tópico',
  oftalmica: 'oftálmico',
  otologica: 'otológico',
  nasal: 'nasal',
  inalatoria: 'inalatório',
  vaginal: 'vaginal',
};

describe('what would change by the route', () => {
  it('says the routes that change the answer, and only them', () => {
    expect(condicaoDaVia(VIAS, REGRA, 'um', undefined)).toBe(
      'Via de um não informada: grave em uso sistêmico; em uso tópico, leve; oftálmico, sem alerta.',
    );
  });

  it('names each local route', () => {
    const todas = indexarVias(
      { marcas: [], formas_locais: [{ dcb: 'um', vias: VIAS_LOCAIS }], efeitos: [] },
      (medicamento) => [medicamento],
    );
    expect(condicaoDaVia(todas, REGRA, 'um', undefined)).toMatch(
      `; em uso ${VIAS_LOCAIS.map((via) => `${NOMES[via]}, sem alerta`).join('; ')}.`,
    );
  });

  it('is nothing when the route is known, or the drug has no local form', () => {
    expect(condicaoDaVia(VIAS, REGRA, 'um', 'oral')).toBeUndefined();
    expect(condicaoDaVia(VIAS, REGRA, 'outro', undefined)).toBeUndefined();
  });
});
