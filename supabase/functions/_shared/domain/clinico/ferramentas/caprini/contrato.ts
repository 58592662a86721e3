import { type EntradaDe, medida, simNao } from '../../motor/campos.ts';
import { definir, saidaCodigo, saidaPontos } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  age: medida('idade_adulto'),
  bmi: medida('imc'),
  minor_surgery: simNao('Cirurgia de pequeno porte agora', 1),
  arthroscopic_surgery: simNao('Cirurgia artroscópica', 2),
  major_surgery_gt_45min: simNao('Cirurgia aberta de grande porte, mais de 45 min', 2),
  laparoscopic_surgery_gt_45min: simNao('Cirurgia laparoscópica, mais de 45 min', 2),
  major_lower_limb_arthroplasty: simNao('Artroplastia maior de membro inferior', 5),
  prior_major_surgery_1mo: simNao('Outra cirurgia de grande porte no último mês', 1),
  hip_pelvis_leg_fracture: simNao('Fratura de quadril, pelve ou perna no último mês', 5),
  multiple_trauma: simNao('Politrauma no último mês', 5),
  spinal_cord_injury: simNao('Lesão medular aguda com paralisia no último mês', 5),
  stroke_1mo: simNao('AVC no último mês', 5),
  acute_mi: simNao('Infarto agudo do miocárdio', 1),
  chf_1mo: simNao('Insuficiência cardíaca no último mês', 1),
  sepsis_1mo: simNao('Sepse no último mês', 1),
  lung_disease_pneumonia_1mo: simNao('Doença pulmonar grave ou pneumonia no último mês', 1),
  copd: simNao('DPOC ou função pulmonar anormal', 1),
  ibd: simNao('Doença inflamatória intestinal', 1),
  malignancy: simNao('Câncer atual ou prévio', 2),
  medical_bed_rest: simNao('Paciente clínico em repouso no leito', 1),
  bed_gt_72h: simNao('Confinado ao leito por mais de 72 horas', 2),
  plaster_cast: simNao('Imobilização com gesso no último mês', 2),
  central_venous_access: simNao('Acesso venoso central', 2),
  varicose_veins: simNao('Varizes', 1),
  swollen_legs: simNao('Edema de membros inferiores', 1),
  history_vte: simNao('TVP ou TEP prévios', 3),
  family_history_vte: simNao('História familiar de tromboembolismo', 3),
  factor_v_leiden: simNao('Fator V de Leiden', 3),
  prothrombin_20210a: simNao('Mutação 20210A da protrombina', 3),
  lupus_anticoagulant: simNao('Anticoagulante lúpico', 3),
  anticardiolipin: simNao('Anticardiolipina elevada', 3),
  homocysteine: simNao('Homocisteína elevada', 3),
  hit: simNao('Trombocitopenia induzida por heparina', 3),
  other_thrombophilia: simNao('Outra trombofilia', 3),
  ocp_hrt: simNao('Contraceptivo oral ou reposição hormonal', 1),
  pregnancy_postpartum: simNao('Gestação ou até 1 mês do parto', 1),
  pregnancy_loss_history: simNao(
    'Perdas gestacionais',
    1,
    'Natimorto sem causa, 3 ou mais abortos, ou prematuro com pré-eclâmpsia ou restrição de crescimento.',
  ),
};
export type Entrada = EntradaDe<typeof campos>;

export const caprini = definir({
  id: 'caprini',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'Caprini',
  resumo: 'Risco de tromboembolismo no paciente cirúrgico.',
  categoria: 'tromboembolismo',
  especialidades: [
    'Cirurgia Geral',
    'Ortopedia e Traumatologia',
    'Anestesiologia',
    'Cirurgia Vascular',
    'Angiologia',
    'Urologia',
    'Ginecologia e Obstetrícia',
  ],
  apelidos: ['profilaxia de tev', 'tromboprofilaxia', 'cirurgia', 'pré-operatório', 'tev', 'tvp'],
  campos,
  saidas: { score: saidaPontos(), risk: saidaCodigo('Risco') },
  interpretacoes: [
    {
      de: 'score',
      classe: 'risk',
      faixas: [
        { codigo: 'muito_baixo', abaixoDe: 1, rotulo: 'Risco muito baixo', gravidade: 'normal' },
        { codigo: 'baixo', abaixoDe: 3, rotulo: 'Risco baixo', gravidade: 'normal' },
        { codigo: 'moderado', abaixoDe: 5, rotulo: 'Risco moderado', gravidade: 'atencao' },
        { codigo: 'alto', rotulo: 'Risco alto', gravidade: 'alerta' },
      ],
    },
  ],
  fonte,
  calcular,
});
