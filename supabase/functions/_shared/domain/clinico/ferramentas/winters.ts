import { type EntradaDe, medida } from '../motor/campos.ts';
import { definir, saidaNumero } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import type { Notas } from '../motor/notas.ts';

const fonte: Fonte = {
  autor: 'Albert MS, Dell RB, Winters RW, 1967',
  referencias: [
    {
      citacao: 'Albert MS, Dell RB, Winters RW. Ann Intern Med 1967;66:312-22.',
      doi: '10.7326/0003-4819-66-2-312',
    },
  ],
  formula:
    'PaCO₂ esperada (mmHg) = 1,5 × HCO₃ + 8, ± 2. Medida acima da faixa: acidose respiratória associada; abaixo: alcalose respiratória associada.',
  limites: [
    'Só na acidose metabólica.',
    'Nos outros distúrbios: alcalose metabólica, PaCO₂ ≈ 0,7 × (HCO₃ − 24) + 40 ± 5; acidose respiratória, HCO₃ sobe 1 (aguda) ou 3,5 a 4 (crônica) a cada 10 mmHg; alcalose respiratória, HCO₃ cai 2 (aguda) ou 4 a 5 (crônica) a cada 10 mmHg.',
  ],
  verificacao: {
    formula: {
      estado: 'parcial',
      documento: 'Renal Care Matters (fórmula de Winters), lido em novembro de 2026',
      ressalva: 'O artigo original não foi aberto.',
    },
    faixas: SEGUNDA_LEITURA,
  },
  revisadoEm: '2026-11-21',
};

const campos = { bicarbonate: medida('bicarbonato') };
type Entrada = EntradaDe<typeof campos>;

/** Half width of the expected range, mmHg. */
const MARGEM = 2;

/** mmol/L; from here on there is no metabolic acidosis to compensate. */
const BICARBONATO_NORMAL = 24;

/** PaCO₂ in mmHg that a metabolic acidosis should bring; bicarbonate in mmol/L (Albert 1967). */
function calcular({ bicarbonate }: Entrada, notas: Notas) {
  if (bicarbonate >= BICARBONATO_NORMAL) {
    notas.aviso('A fórmula só vale na acidose metabólica; este bicarbonato não está baixo.');
  }
  const expected_paco2 = 1.5 * bicarbonate + 8;
  return { expected_paco2, low: expected_paco2 - MARGEM, high: expected_paco2 + MARGEM };
}

export const winters = definir({
  id: 'winters',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'Fórmula de Winters',
  resumo: 'PaCO₂ esperada na acidose metabólica.',
  categoria: 'metabolico',
  especialidades: [
    'Clínica Médica',
    'Medicina Intensiva',
    'Medicina de Emergência',
    'Nefrologia',
    'Pneumologia',
  ],
  apelidos: [
    'pco2 esperada',
    'compensação respiratória',
    'acidose metabólica',
    'gasometria',
    "winter's formula",
  ],
  campos,
  saidas: {
    expected_paco2: saidaNumero('PaCO₂ esperada', 'mmHg', 1),
    low: saidaNumero('Limite inferior', 'mmHg', 1),
    high: saidaNumero('Limite superior', 'mmHg', 1),
  },
  interpretacoes: [],
  fonte,
  calcular,
});
