import { type EntradaDe, medida, opcional, sexo, simNao } from '../../motor/campos.ts';
import { definir, saidaCodigo, saidaPontos } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { CLASSES_PSI } from './faixas.ts';
import { fonte } from './fonte.ts';

const campos = {
  age: medida('idade_adulto'),
  gender: sexo(),
  nursing_home: simNao('Mora em instituição de longa permanência', 10),
  neoplastic: simNao(
    'Neoplasia',
    30,
    'Ativa ou diagnosticada no último ano, exceto carcinoma basocelular ou espinocelular de pele.',
  ),
  liver: simNao('Doença hepática', 20),
  chf: simNao('Insuficiência cardíaca', 10),
  cerebrovascular: simNao('Doença cerebrovascular', 10),
  renal: simNao('Doença renal', 10),
  altered_mental_status: simNao('Alteração aguda do estado mental', 20),
  rr: medida('fr'),
  sbp: medida('pas'),
  temp_c: medida('temperatura'),
  hr: medida('fc'),
  ph: medida('ph'),
  urea_mg_dl: opcional(medida('ureia')),
  bun_mg_dl: opcional(medida('bun', { ajuda: 'Só se o laboratório der BUN em vez de ureia.' })),
  sodium: medida('sodio'),
  glucose_mg_dl: medida('glicemia'),
  hematocrit_pct: medida('hematocrito'),
  pao2: opcional(medida('pao2')),
  spo2: opcional(medida('spo2')),
  pleural_effusion: simNao('Derrame pleural', 10),
};
export type Entrada = EntradaDe<typeof campos>;

export const psi = definir({
  id: 'psi',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'PSI/PORT',
  resumo: 'Risco de morte em 30 dias na pneumonia adquirida na comunidade, em cinco classes.',
  categoria: 'infeccao',
  especialidades: ['Clínica Médica', 'Pneumologia', 'Infectologia', 'Medicina de Emergência'],
  apelidos: [
    'port',
    'pneumonia severity index',
    'índice de gravidade da pneumonia',
    'fine',
    'pneumonia',
    'pac',
  ],
  campos,
  exigencias: [
    { quantos: 'exatamente-um', de: ['urea_mg_dl', 'bun_mg_dl'] },
    { quantos: 'ao-menos-um', de: ['pao2', 'spo2'] },
  ],
  saidas: { score: saidaPontos(), class: saidaCodigo('Classe') },
  interpretacoes: [{ de: 'class', faixas: CLASSES_PSI }],
  fonte,
  calcular,
});
