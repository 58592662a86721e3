import { type EntradaDe, medida, opcional, sexo } from '../motor/campos.ts';
import { definir, saidaCodigo, saidaNumero } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import { type Notas, Recusa } from '../motor/notas.ts';
import { CATEGORIAS_DE_TFG, calcular as filtracao } from './ckd-epi-2021.ts';
import { compararPesos, depuracao, SEM_ALTURA } from './comum/cockcroft-gault.ts';

const fonte: Fonte = {
  autor: 'Cockcroft DW, Gault MH, 1976; Inker LA e cols., 2021',
  referencias: [
    { citacao: 'Cockcroft DW, Gault MH. Nephron 1976;16:31-41.', doi: '10.1159/000180580' },
    {
      citacao: 'Inker LA et al. N Engl J Med 2021;385:1737-49.',
      doi: '10.1056/NEJMoa2102953',
    },
    {
      citacao: 'Winter MA et al. Pharmacotherapy 2012;32:604-12 (escolha do peso).',
      doi: '10.1002/j.1875-9114.2012.01098.x',
    },
    { citacao: 'KDIGO 2024, diretriz de doença renal crônica (categorias de TFG).' },
  ],
  formula:
    'ClCr (mL/min) = (140 − idade) × peso (kg) ÷ (72 × Cr), × 0,85 se mulher. TFGe (mL/min/1,73 m²) = 142 × mín(Cr/κ; 1)^α × máx(Cr/κ; 1)^−1,200 × 0,9938^idade (× 1,012 se mulher); κ = 0,7 e α = −0,241 na mulher, κ = 0,9 e α = −0,302 no homem. Cr em mg/dL.',
  limites: [
    'Só para adultos (18 anos ou mais); de 1 a 17 anos, use a TFGe de Schwartz.',
    'Creatinina estável: não vale em lesão renal aguda nem em diálise. O Cockcroft-Gault também não vale na gestação, em amputados nem com massa muscular extrema.',
    'É categoria de TFG, não diagnóstico: doença renal crônica pede mais de 3 meses ou marcador de lesão.',
  ],
  divergencias: [
    'Peso do Cockcroft-Gault: o número mostrado usa o peso real; com a altura, um aviso diz o peso recomendado (real, ideal ou ajustado) e a depuração com ele.',
  ],
  verificacao: {
    formula: {
      estado: 'parcial',
      documento:
        'National Kidney Foundation (CKD-EPI 2021) e MedCalc-Bench (Cockcroft-Gault), lidos em novembro de 2026',
      ressalva: 'Os artigos originais não foram abertos.',
    },
    faixas: SEGUNDA_LEITURA,
  },
  revisadoEm: '2026-11-21',
};

const campos = {
  // From 0, so that a child is refused by the sentence that names the right equation.
  age: medida('idade_adulto', { minimo: 0, ajuda: 'A partir de 18 anos.' }),
  weight: medida('peso_adulto'),
  creatinine: medida('creatinina'),
  gender: sexo(),
  height_cm: opcional(
    medida('altura_adulto', { ajuda: 'Com ela se sugere o peso do Cockcroft-Gault.' }),
  ),
};
type Entrada = EntradaDe<typeof campos>;

/** Clearance (mL/min, actual weight) and GFR (mL/min/1.73 m²) side by side, for adults only. */
function calcular(entrada: Entrada, notas: Notas) {
  const { age, weight, height_cm } = entrada;
  if (age < 18) {
    throw new Recusa(
      'age',
      'Idade: estas equações valem a partir de 18 anos. Antes disso, use a TFGe de Schwartz, com altura e creatinina.',
    );
  }
  notas.aviso(
    'As unidades são diferentes: Cockcroft-Gault em mL/min, CKD-EPI em mL/min/1,73 m². Para dose, siga a que a bula pede.',
  );
  if (height_cm === undefined) notas.aviso(SEM_ALTURA);
  else compararPesos(entrada, height_cm, notas);
  return { cockcroft_gault: depuracao(entrada, weight), ckd_epi_2021: filtracao(entrada).egfr };
}

export const renalFunction = definir({
  id: 'renal-function',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'Função renal',
  resumo: 'Depuração de creatinina e filtração glomerular estimada, lado a lado.',
  categoria: 'renal',
  especialidades: ['Nefrologia', 'Clínica Médica', 'Medicina de Família e Comunidade', 'Geriatria'],
  apelidos: [
    'clearance de creatinina',
    'cockcroft-gault',
    'ckd-epi',
    'tfg',
    'insuficiência renal',
    'ajuste de dose',
    'renal function',
  ],
  campos,
  saidas: {
    cockcroft_gault: saidaNumero('ClCr (Cockcroft-Gault)', 'mL/min', 0),
    ckd_epi_2021: saidaNumero('TFGe (CKD-EPI 2021)', 'mL/min/1,73 m²', 0),
    stage: saidaCodigo('Categoria de TFG'),
  },
  interpretacoes: [{ de: 'ckd_epi_2021', classe: 'stage', faixas: CATEGORIAS_DE_TFG }],
  fonte,
  calcular,
});
