import { type EntradaDe, medida } from '../../motor/campos.ts';
import { definir, saidaNumero } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = { bicarbonate: medida('bicarbonato') };
export type Entrada = EntradaDe<typeof campos>;

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
