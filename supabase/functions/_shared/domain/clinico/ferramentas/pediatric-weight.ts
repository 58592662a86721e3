import { type EntradaDe, medida } from '../motor/campos.ts';
import { definir, saidaNumero } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import { Recusa } from '../motor/notas.ts';

const fonte: Fonte = {
  autor: 'Advanced Paediatric Life Support (APLS), 5ª e 6ª edições',
  referencias: [
    { citacao: 'Advanced Paediatric Life Support: the practical approach, 5ª e 6ª edições.' },
    {
      citacao: 'Marikar D. BMJ Innov 2015 (reproduz as equações da APLS).',
      doi: '10.1136/bmjinnov-2015-000059',
    },
    {
      citacao: 'Emerg Med J 2011;28:590-3 (2 × (idade + 4) e 3 × idade + 7 comparadas).',
      doi: '10.1136/emj.2009.087288',
    },
  ],
  formula:
    'Menos de 12 meses: 0,5 × meses + 4. De 1 a 5 anos: 2 × anos + 8. De 6 a 12 anos: 3 × anos + 7 (anos completos). Resultado em kg.',
  limites: [
    'Só quando não dá para pesar: o peso medido e a fita de comprimento são sempre melhores.',
    'Não use no recém-nascido nem depois de 12 anos completos.',
    'Erra mais na criança com obesidade ou com atraso de crescimento.',
  ],
  divergencias: [
    'APLS antiga, 2 × (idade + 4), de 1 a 10 anos: subestima. Luscombe: 3 × idade + 7, de 1 a 10 anos. Best Guess (Tinning 2007): (meses + 9) ÷ 2 até 11 meses; 2 × (idade + 5) de 1 a 4 anos; 4 × idade de 5 a 14 anos. Usada a APLS atual.',
  ],
  verificacao: {
    formula: {
      estado: 'parcial',
      documento: 'Marikar D. BMJ Innov 2015, que reproduz as três equações',
      ressalva: 'O manual da APLS não foi aberto.',
    },
    faixas: SEGUNDA_LEITURA,
  },
  revisadoEm: '2026-11-21',
};

const campos = {
  age_months: medida('idade_meses', { ajuda: 'Até 155 meses (12 anos completos).' }),
};
type Entrada = EntradaDe<typeof campos>;

/** kg for months of age below one year; for completed years from 1 to 5 and from 6 to 12 (APLS). */
function calcular({ age_months }: Entrada) {
  if (age_months >= 156) {
    throw new Recusa(
      'age_months',
      'Idade: as equações vão até 12 anos completos (menos de 156 meses). A partir daí, use o peso medido.',
    );
  }
  if (age_months < 12) return { apls_kg: 0.5 * age_months + 4 };
  const anos = Math.floor(age_months / 12);
  return { apls_kg: anos <= 5 ? 2 * anos + 8 : 3 * anos + 7 };
}

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
