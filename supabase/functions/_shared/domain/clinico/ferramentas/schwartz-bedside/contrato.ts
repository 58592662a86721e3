import { type EntradaDe, medida } from '../../motor/campos.ts';
import { definir, saidaNumero } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  // Outside these two a height is unusual from 1 to 17 years.
  height_cm: medida('altura', { incomumAbaixo: 60, incomumAcima: 200 }),
  creatinine: medida('creatinina', { ajuda: 'Método enzimático, rastreável a IDMS.' }),
};
export type Entrada = EntradaDe<typeof campos>;

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
