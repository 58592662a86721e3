import { type EntradaDe, medida } from '../motor/campos.ts';
import { definir, saidaNumero } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import type { Notas } from '../motor/notas.ts';

const fonte: Fonte = {
  autor: 'Schwartz GJ e cols., 2009',
  referencias: [
    {
      citacao: 'Schwartz GJ et al. J Am Soc Nephrol 2009;20:629-37.',
      doi: '10.1681/ASN.2008030287',
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC2653687',
    },
  ],
  formula: 'TFGe = 0,413 × altura (cm) ÷ creatinina (mg/dL).',
  limites: [
    'De 1 a 17 anos, com creatinina enzimática estável: não vale em lesão renal aguda nem em diálise.',
    'Acerta melhor entre 15 e 75 mL/min/1,73 m²; foi derivada em crianças com doença renal crônica.',
  ],
  verificacao: {
    formula: {
      estado: 'conferida',
      documento: 'Schwartz 2009, resumo do artigo (PMC2653687)',
      ressalva: 'A coorte do artigo tinha de 1 a 16 anos.',
    },
    faixas: SEGUNDA_LEITURA,
  },
  revisadoEm: '2026-11-21',
};

const campos = {
  // Outside these two a height is unusual from 1 to 17 years.
  height_cm: medida('altura', { incomumAbaixo: 60, incomumAcima: 200 }),
  creatinine: medida('creatinina', { ajuda: 'Método enzimático, rastreável a IDMS.' }),
};
type Entrada = EntradaDe<typeof campos>;

/** Estimated GFR in mL/min/1.73 m²; height in cm, creatinine in mg/dL (Schwartz 2009). */
function calcular({ height_cm, creatinine }: Entrada, notas: Notas) {
  const egfr = (0.413 * height_cm) / creatinine;
  if (egfr < 15 || egfr > 75) {
    notas.aviso('A equação acerta melhor entre 15 e 75 mL/min/1,73 m²: interprete com cautela.');
  }
  return { egfr };
}

export const schwartzBedside = definir({
  id: 'schwartz-bedside',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'TFGe de Schwartz (1 a 17 anos)',
  resumo: 'Filtração glomerular da criança e do adolescente, pela altura e creatinina.',
  categoria: 'renal',
  especialidades: ['Pediatria', 'Nefrologia'],
  apelidos: [
    'schwartz',
    'tfg pediátrica',
    'egfr',
    'filtração glomerular na criança',
    'função renal pediátrica',
    'bedside schwartz',
  ],
  campos,
  saidas: { egfr: saidaNumero('TFGe', 'mL/min/1,73 m²', 0) },
  interpretacoes: [],
  fonte,
  calcular,
});
