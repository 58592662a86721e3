import { type EntradaDe, medida } from '../../motor/campos.ts';
import { definir, saidaNumero } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = { weight_kg: medida('peso') };
export type Entrada = EntradaDe<typeof campos>;

export const hollidaySegar = definir({
  id: 'holliday-segar',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'Holliday-Segar (soro de manutenção)',
  resumo: 'Volume diário e vazão do soro de manutenção da criança.',
  categoria: 'infusao',
  especialidades: ['Pediatria', 'Medicina de Emergência', 'Anestesiologia', 'Medicina Intensiva'],
  apelidos: ['soro de manutenção', 'hidratação venosa', '4-2-1', 'maintenance fluids', 'criança'],
  campos,
  saidas: {
    daily_ml: saidaNumero('Volume diário (100-50-20)', 'mL/dia', 0),
    hourly_421_ml: saidaNumero('Vazão pela regra 4-2-1', 'mL/h', 1),
  },
  interpretacoes: [],
  fonte,
  calcular,
});
