import { comPadrao, type EntradaDe, medida, numero } from '../../motor/campos.ts';
import { definir, saidaNumero } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

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
export type Entrada = EntradaDe<typeof campos>;

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
