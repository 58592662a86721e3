import { type EntradaDe, medida } from '../../motor/campos.ts';
import { definir, saidaNumero } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = { sbp: medida('pas'), dbp: medida('pad') };
export type Entrada = EntradaDe<typeof campos>;

export const map = definir({
  id: 'map',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'Pressão arterial média (PAM)',
  resumo: 'PAM pela pressão sistólica e diastólica.',
  categoria: 'cardiovascular',
  especialidades: [
    'Cardiologia',
    'Medicina Intensiva',
    'Medicina de Emergência',
    'Anestesiologia',
    'Clínica Médica',
  ],
  apelidos: ['pam', 'mean arterial pressure', 'pressão média', 'choque', 'hipotensão'],
  campos,
  saidas: { map: saidaNumero('PAM', 'mmHg', 0) },
  interpretacoes: [
    {
      de: 'map',
      faixas: [
        {
          codigo: 'abaixo_do_alvo',
          abaixoDe: 65,
          rotulo: 'Abaixo de 65 mmHg',
          texto: 'no choque séptico, o alvo inicial é 65 mmHg ou mais.',
          gravidade: 'alerta',
        },
        { codigo: 'no_alvo', rotulo: '65 mmHg ou mais', gravidade: 'normal' },
      ],
    },
  ],
  fonte,
  calcular,
});
