import { type EntradaDe, medida } from '../../motor/campos.ts';
import { definir, saidaCodigo, saidaNumero } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { FAIXAS_DE_BERLIM } from './faixas.ts';
import { fonte } from './fonte.ts';

const campos = { pao2: medida('pao2'), fio2: medida('fio2') };
export type Entrada = EntradaDe<typeof campos>;

export const pfRatio = definir({
  id: 'pf-ratio',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'Relação PaO₂/FiO₂',
  resumo: 'Oxigenação e gravidade da SDRA pela definição de Berlim.',
  categoria: 'respiratorio',
  especialidades: [
    'Medicina Intensiva',
    'Pneumologia',
    'Medicina de Emergência',
    'Anestesiologia',
    'Clínica Médica',
  ],
  apelidos: ['p/f', 'pf ratio', 'relação pf', 'sdra', 'ards', 'berlim', 'hipoxemia', 'gasometria'],
  campos,
  saidas: {
    pf: saidaNumero('PaO₂/FiO₂', 'mmHg', 0),
    berlin: saidaCodigo('Classe de Berlim'),
  },
  interpretacoes: [{ de: 'pf', classe: 'berlin', faixas: FAIXAS_DE_BERLIM }],
  fonte,
  calcular,
});
