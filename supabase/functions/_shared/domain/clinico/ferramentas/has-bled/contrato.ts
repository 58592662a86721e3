import { type EntradaDe, medida, simNao } from '../../motor/campos.ts';
import { definir, saidaPontos } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  age: medida('idade_adulto'),
  hypertension_uncontrolled: simNao(
    'Hipertensão não controlada',
    1,
    'Sistólica acima de 160 mmHg.',
  ),
  abnormal_renal: simNao(
    'Função renal alterada',
    1,
    'Diálise, transplante ou creatinina acima de 2,26 mg/dL.',
  ),
  abnormal_liver: simNao(
    'Função hepática alterada',
    1,
    'Doença crônica, como cirrose, ou bilirrubina acima de 2 vezes com enzimas acima de 3 vezes o limite.',
  ),
  stroke: simNao('AVC prévio', 1),
  bleeding_history: simNao('Sangramento prévio ou predisposição', 1),
  labile_inr: simNao('INR lábil', 1, 'Só em uso de varfarina; sem ela, responda não.'),
  drugs: simNao('Antiagregante ou anti-inflamatório em uso', 1),
  alcohol: simNao('Álcool, 8 doses ou mais por semana', 1),
};
export type Entrada = EntradaDe<typeof campos>;

export const hasBled = definir({
  id: 'has-bled',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'HAS-BLED',
  resumo: 'Risco de sangramento na fibrilação atrial com anticoagulante.',
  categoria: 'cardiovascular',
  especialidades: [
    'Cardiologia',
    'Clínica Médica',
    'Medicina de Família e Comunidade',
    'Geriatria',
    'Neurologia',
  ],
  apelidos: [
    'hasbled',
    'sangramento',
    'risco de sangramento',
    'anticoagulação',
    'fibrilação atrial',
    'varfarina',
    'bleeding risk',
  ],
  campos,
  saidas: { score: saidaPontos() },
  interpretacoes: [
    {
      de: 'score',
      faixas: [
        {
          codigo: 'nao_alto',
          abaixoDe: 3,
          rotulo: 'Risco não alto',
          gravidade: 'normal',
        },
        {
          codigo: 'alto',
          rotulo: 'Risco alto de sangramento',
          texto:
            'corrija o que for modificável e acompanhe de perto; não é motivo para negar o anticoagulante.',
          gravidade: 'alerta',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
