import { comPadrao, type EntradaDe, medida, numero } from '../motor/campos.ts';
import { definir, saidaNumero } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import { type Notas, Recusa } from '../motor/notas.ts';

const fonte: Fonte = {
  autor: 'Equação do gás alveolar (Fenn, Rahn e Otis, 1946)',
  referencias: [{ citacao: 'Fenn WO, Rahn H, Otis AB. Am J Physiol 1946;146:637-53.' }],
  formula:
    'PAO₂ = FiO₂ × (Patm − 47) − PaCO₂ ÷ 0,8. Gradiente = PAO₂ − PaO₂. Esperado = idade ÷ 4 + 4. Pressões em mmHg.',
  limites: [
    'Adultos; o valor esperado só vale em ar ambiente.',
    'Ajuste a pressão atmosférica à cidade: em altitude, 760 mmHg superestima o gradiente.',
    'A FiO₂ de cateter ou máscara sem reservatório é estimada, e o gradiente com ela.',
  ],
  divergencias: ['Esperado para a idade: idade ÷ 4 + 4 ou 2,5 + 0,21 × idade. Usado o primeiro.'],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

const campos = {
  age: medida('idade_adulto'),
  fio2: medida('fio2'),
  pao2: medida('pao2'),
  paco2: medida('paco2'),
  patm: comPadrao(
    numero({
      rotulo: 'Pressão atmosférica',
      unidade: 'mmHg',
      alternativas: [{ unidade: 'kPa', fator: 7.5006 }],
      minimo: 400,
      maximo: 800,
      incomumAbaixo: 500,
      incomumAcima: 780,
      ajuda: 'Nível do mar 760, São Paulo cerca de 695, Brasília cerca de 665.',
    }),
    760,
  ),
  rq: comPadrao(
    numero({
      rotulo: 'Quociente respiratório',
      minimo: 0.6,
      maximo: 1.2,
      incomumAbaixo: 0.7,
      incomumAcima: 1,
    }),
    0.8,
  ),
};
type Entrada = EntradaDe<typeof campos>;

/** Water vapour pressure at 37 °C, mmHg. */
const VAPOR_DE_AGUA = 47;

const AR_AMBIENTE = 0.21;

/** Alveolar gas equation, and the difference to arterial oxygen; pressures in mmHg. */
function calcular({ age, fio2, pao2, paco2, patm, rq }: Entrada, notas: Notas) {
  const pao2_alveolar = fio2 * (patm - VAPOR_DE_AGUA) - paco2 / rq;
  if (pao2_alveolar <= 0) {
    throw new Recusa(
      'paco2',
      'Com estes valores não restaria oxigênio no alvéolo: confira PaCO₂, FiO₂ e pressão atmosférica.',
    );
  }
  const aa_gradient = pao2_alveolar - pao2;
  const expected_for_age = age / 4 + 4;
  comentar(aa_gradient, expected_for_age, fio2, notas);
  return { pao2_alveolar, aa_gradient, expected_for_age };
}

/** The expected value holds only for room air; a negative gradient is an error of measurement. */
function comentar(gradiente: number, esperado: number, fio2: number, notas: Notas): void {
  if (gradiente < 0) {
    notas.aviso('Gradiente negativo: confira FiO₂, PaO₂ e pressão atmosférica.');
  } else if (fio2 > AR_AMBIENTE) {
    notas.aviso('O esperado para a idade vale em ar ambiente; com oxigênio, o gradiente aumenta.');
  } else if (gradiente > esperado) {
    notas.aviso(
      'Gradiente acima do esperado para a idade: pense em distúrbio V/Q, shunt ou difusão.',
    );
  }
}

export const aaGradient = definir({
  id: 'aa-gradient',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'Gradiente alvéolo-arterial de O₂',
  resumo: 'Diferença entre o oxigênio do alvéolo e o da artéria, com o esperado para a idade.',
  categoria: 'respiratorio',
  especialidades: [
    'Pneumologia',
    'Medicina Intensiva',
    'Medicina de Emergência',
    'Clínica Médica',
    'Anestesiologia',
  ],
  apelidos: ['gradiente a-a', 'aa gradient', 'hipoxemia', 'gasometria', 'falta de ar', 'dispneia'],
  campos,
  saidas: {
    pao2_alveolar: saidaNumero('PO₂ alveolar (PAO₂)', 'mmHg', 1),
    aa_gradient: saidaNumero('Gradiente A-a', 'mmHg', 1),
    expected_for_age: saidaNumero('Esperado para a idade, em ar ambiente', 'mmHg', 1),
  },
  interpretacoes: [],
  fonte,
  calcular,
});
