import { type EntradaDe, medida, numero, opcional } from '../motor/campos.ts';
import { definir, saidaPontos } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import type { Notas } from '../motor/notas.ts';
import { contar } from '../motor/pontos.ts';

const fonte: Fonte = {
  autor: 'Bone RC e cols. (ACCP/SCCM), 1992',
  referencias: [
    { citacao: 'Bone RC et al. Chest 1992;101:1644-55.', doi: '10.1378/chest.101.6.1644' },
  ],
  formula:
    '1 ponto para cada: temperatura > 38 ou < 36 °C; FC > 90 bpm; FR > 20 irpm ou PaCO₂ < 32 mmHg; leucócitos > 12 ou < 4 × 10³/µL, ou bastões > 10%. Presente com 2 ou mais.',
  limites: [
    'Pouco específica: trauma, pancreatite, queimadura e cirurgia também a produzem.',
    'Não define sepse (Sepsis-3 usa o SOFA). Os cortes são de adultos.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

const campos = {
  temp_c: medida('temperatura'),
  hr: medida('fc'),
  rr: medida('fr'),
  wbc: medida('leucocitos'),
  paco2: opcional(medida('paco2', { ajuda: 'Se houver gasometria.' })),
  bands_pct: opcional(
    numero({
      rotulo: 'Bastões',
      unidade: '%',
      minimo: 0,
      maximo: 100,
      incomumAcima: 60,
      ajuda: 'Se houver contagem diferencial.',
    }),
  ),
};
type Entrada = EntradaDe<typeof campos>;

/** One point each: temperature (°C), heart rate, breathing, white cells (10³/µL); Bone 1992. */
function calcular(entrada: Entrada, notas: Notas) {
  const { temp_c, hr, rr, wbc, paco2, bands_pct } = entrada;
  const respiracao = rr > 20 || (paco2 !== undefined && paco2 < 32);
  const leucocitos = wbc > 12 || wbc < 4 || (bands_pct !== undefined && bands_pct > 10);
  notas.faltantes([
    ...(respiracao || paco2 !== undefined ? [] : ['PaCO₂']),
    ...(leucocitos || bands_pct !== undefined ? [] : ['bastões']),
  ]);
  const score = contar(temp_c > 38 || temp_c < 36, hr > 90, respiracao, leucocitos);
  return { score, positive: score >= 2 };
}

export const sirs = definir({
  id: 'sirs',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'SIRS',
  resumo: 'Critérios da síndrome da resposta inflamatória sistêmica.',
  categoria: 'deterioracao',
  especialidades: [
    'Clínica Médica',
    'Infectologia',
    'Medicina de Emergência',
    'Medicina Intensiva',
    'Cirurgia Geral',
  ],
  apelidos: ['sris', 'resposta inflamatória', 'sepse', 'febre', 'infecção'],
  campos,
  saidas: { score: saidaPontos(), positive: { tipo: 'sim-nao', rotulo: 'SIRS presente' } },
  interpretacoes: [
    {
      de: 'positive',
      faixas: [
        {
          codigo: 'true',
          rotulo: 'SIRS presente',
          texto: 'dois ou mais critérios; procure a causa, que nem sempre é infecção.',
          gravidade: 'alerta',
        },
        {
          codigo: 'false',
          rotulo: 'SIRS ausente',
          texto: 'menos de dois critérios; não afasta infecção grave.',
          gravidade: 'normal',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
