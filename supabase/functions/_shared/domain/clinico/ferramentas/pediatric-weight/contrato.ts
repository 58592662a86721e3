import { type EntradaDe, medida } from '../../motor/campos.ts';
import { definir, saidaNumero } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  age_months: medida('idade_meses', { ajuda: 'Até 155 meses (12 anos completos).' }),
};
export type Entrada = EntradaDe<typeof campos>;

export const pediatricWeight = definir({
  id: 'pediatric-weight',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'Peso estimado da criança',
  resumo: 'Peso pela idade, quando não dá para pesar.',
  categoria: 'corpo',
  especialidades: ['Pediatria', 'Medicina de Emergência', 'Medicina Intensiva', 'Anestesiologia'],
  apelidos: [
    'apls',
    'peso pela idade',
    'peso pediátrico',
    'luscombe',
    'emergência pediátrica',
    'reanimação',
    'pediatric weight',
  ],
  campos,
  saidas: { apls_kg: saidaNumero('Peso estimado (APLS)', 'kg', 1) },
  interpretacoes: [],
  fonte,
  calcular,
});
