import { type EntradaDe, medida, opcional, sexo } from '../motor/campos.ts';
import { definir, saidaNumero } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import type { Notas } from '../motor/notas.ts';
import { compararPesos, depuracao, SEM_ALTURA } from './comum/cockcroft-gault.ts';
import { SEM_PESO_IDEAL } from './comum/peso-ideal.ts';
import { IMPLEMENTACAO_ABERTA } from './comum/verificacoes.ts';

const fonte: Fonte = {
  autor: 'Cockcroft DW, Gault MH, 1976',
  referencias: [
    { citacao: 'Cockcroft DW, Gault MH. Nephron 1976;16:31-41.', doi: '10.1159/000180580' },
    {
      citacao: 'Winter MA et al. Pharmacotherapy 2012;32:604-12 (escolha do peso).',
      doi: '10.1002/j.1875-9114.2012.01098.x',
    },
    { citacao: 'Devine BJ. Drug Intell Clin Pharm 1974;8:650-5 (peso ideal).' },
  ],
  formula:
    'ClCr (mL/min) = (140 − idade) × peso (kg) ÷ (72 × creatinina em mg/dL), × 0,85 se mulher. Peso ajustado = ideal + 0,4 × (real − ideal).',
  limites: [
    'Não vale antes dos 18 anos, com creatinina instável ou lesão renal aguda, em diálise, na gestação, em amputados nem com massa muscular extrema.',
    'O resultado é em mL/min, não indexado à superfície corporal.',
    'Creatinina baixa não é arredondada para 0,8 ou 1,0: isso piora a estimativa.',
  ],
  divergencias: [
    'Peso: há quem use sempre o real, o ideal ou o ajustado. Aqui: real se abaixo do ideal; ideal de 100 a 120 % do ideal; ajustado (fator 0,4) acima de 120 %. Outros protocolos passam ao ajustado a partir de IMC 25 ou 30.',
  ],
  verificacao: {
    formula: {
      ...IMPLEMENTACAO_ABERTA,
      ressalva:
        'O artigo original não foi aberto; a implementação lida escolhe o peso pelo IMC, e não pela porcentagem do ideal.',
    },
    faixas: SEGUNDA_LEITURA,
  },
  revisadoEm: '2026-11-21',
};

const campos = {
  age: medida('idade_adulto'),
  weight: medida('peso_adulto'),
  creatinine: medida('creatinina'),
  gender: sexo(),
  height_cm: opcional(
    medida('altura_adulto', { ajuda: 'Com ela se comparam os pesos real, ideal e ajustado.' }),
  ),
};
type Entrada = EntradaDe<typeof campos>;

const COM_ALTURA = ['ibw_kg', 'adjbw_kg', 'clcr_ibw', 'clcr_adjbw'] as const;

/** Clearance in mL/min with the actual weight and, when the height is known, ideal and adjusted. */
function calcular(entrada: Entrada, notas: Notas) {
  const { weight, height_cm } = entrada;
  const clcr = depuracao(entrada, weight);
  if (height_cm === undefined) notas.aviso(SEM_ALTURA);
  const pesos = height_cm === undefined ? undefined : compararPesos(entrada, height_cm, notas);
  if (!pesos) {
    const motivo = height_cm === undefined ? 'Informe a altura.' : SEM_PESO_IDEAL;
    notas.ausente(COM_ALTURA, motivo);
    return { clcr };
  }
  return {
    clcr,
    ibw_kg: pesos.ideal,
    adjbw_kg: pesos.ajustado,
    clcr_ibw: depuracao(entrada, pesos.ideal),
    clcr_adjbw: depuracao(entrada, pesos.ajustado),
  };
}

export const cockcroftGault = definir({
  id: 'cockcroft-gault',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'Depuração de creatinina (Cockcroft-Gault)',
  resumo: 'A estimativa que a maioria das bulas usa para ajustar doses.',
  categoria: 'renal',
  especialidades: ['Nefrologia', 'Clínica Médica', 'Infectologia', 'Geriatria'],
  apelidos: [
    'clearance de creatinina',
    'clcr',
    'cockcroft',
    'função renal',
    'ajuste de dose',
    'creatinine clearance',
  ],
  campos,
  saidas: {
    clcr: saidaNumero('ClCr com o peso real', 'mL/min', 0),
    ibw_kg: saidaNumero('Peso ideal', 'kg', 1),
    adjbw_kg: saidaNumero('Peso ajustado', 'kg', 1),
    clcr_ibw: saidaNumero('ClCr com o peso ideal', 'mL/min', 0),
    clcr_adjbw: saidaNumero('ClCr com o peso ajustado', 'mL/min', 0),
  },
  interpretacoes: [],
  fonte,
  calcular,
});
