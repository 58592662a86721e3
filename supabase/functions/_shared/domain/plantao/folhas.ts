/**
 * Sheets for what arrives in a rush: what to do, in order, by when, and what for. Texts, sources and
 * states are those of the assistant's base of conditions; none is raised here.
 */

/** How far a source was checked: against its text, only that it exists, or from memory. */
export type Conferencia = 'transcricao' | 'existencia' | 'memoria';

export interface FonteDaFolha {
  readonly titulo: string;
  readonly conferencia: Conferencia;
}

export const ROTULO_DA_CONFERENCIA: Readonly<Record<Conferencia, string>> = {
  transcricao: 'conferida por transcrição',
  existencia: 'só a existência foi conferida',
  memoria: 'não conferida no original',
};

export interface ItemDaFolha {
  readonly id: string;
  readonly texto: string;
  /** How it stands in the attendance once done; a medicine has its dose and route. */
  readonly registro: string;
  readonly medicamento?: { readonly dose: string; readonly via: string };
  /** Per kg of weight: what, how much, and never more than. */
  readonly porKg?: { readonly valor: number; readonly unidade: string; readonly maximo?: number };
  /** Minutes from the start of the sheet by when it is to be done. */
  readonly prazo?: number;
  readonly fonte: FonteDaFolha;
}

export interface Folha {
  readonly id: 'parada' | 'trauma' | 'avc' | 'sepse';
  readonly titulo: string;
  readonly publico: string;
  /** What starts its clock, as it stands in the attendance. */
  readonly inicio: string;
  readonly itens: readonly ItemDaFolha[];
  readonly ferramentas: readonly { readonly id: string; readonly nome: string }[];
}

const AHA_2025: FonteDaFolha = {
  titulo: 'AHA 2025, suporte avançado de vida no adulto',
  conferencia: 'transcricao',
};
const SSC_2026: FonteDaFolha = {
  titulo: 'Surviving Sepsis Campaign 2026',
  conferencia: 'transcricao',
};
const AVC_2026: FonteDaFolha = {
  titulo: 'AHA/ASA 2026, AVC isquêmico',
  conferencia: 'transcricao',
};
const PCDT_AVC: FonteDaFolha = {
  titulo: 'PCDT do AVC isquêmico agudo, Ministério da Saúde 2023',
  conferencia: 'transcricao',
};
const ATLS_10: FonteDaFolha = { titulo: 'ATLS, 10ª edição', conferencia: 'memoria' };
const SAMU: FonteDaFolha = {
  titulo: 'Protocolos de suporte avançado, SAMU 192',
  conferencia: 'existencia',
};

const HORA = 60;

export const FOLHAS: readonly Folha[] = [
  {
    id: 'parada',
    titulo: 'Parada cardiorrespiratória',
    publico: 'Adulto',
    inicio: 'RCP iniciada',
    itens: [
      {
        id: 'compressoes',
        texto: 'Compressões: 100 a 120 por minuto, 5 a 6 cm, retorno total do tórax.',
        registro: 'Compressões de qualidade',
        fonte: AHA_2025,
      },
      {
        id: 'choque',
        texto:
          'Choque bifásico: energia do fabricante, em geral 120 a 200 J; se desconhecida, a máxima; monofásico 360 J. Retome as compressões sem checar pulso.',
        registro: 'Choque',
        fonte: AHA_2025,
      },
      {
        id: 'adrenalina',
        texto:
          'Adrenalina 1 mg IV ou IO a cada 3 a 5 minutos: no não chocável o quanto antes; no chocável, após o segundo choque.',
        registro: 'Adrenalina',
        medicamento: { dose: '1 mg', via: 'IV' },
        fonte: AHA_2025,
      },
      {
        id: 'amiodarona-1',
        texto: 'Amiodarona na FV ou TV refratária: primeira dose de 300 mg IV ou IO.',
        registro: 'Amiodarona',
        medicamento: { dose: '300 mg', via: 'IV' },
        fonte: AHA_2025,
      },
      {
        id: 'amiodarona-2',
        texto: 'Amiodarona: segunda dose de 150 mg IV ou IO.',
        registro: 'Amiodarona',
        medicamento: { dose: '150 mg', via: 'IV' },
        fonte: AHA_2025,
      },
      {
        id: 'via-aerea',
        texto: 'Via aérea avançada: depois dela, uma ventilação a cada 6 segundos.',
        registro: 'Via aérea avançada',
        fonte: AHA_2025,
      },
      {
        id: 'causas',
        texto:
          'Causas reversíveis: hipovolemia, hipóxia, acidose, hipo ou hipercalemia, hipotermia, pneumotórax, tamponamento, toxinas, tromboses pulmonar e coronária.',
        registro: 'Causas reversíveis revistas',
        fonte: AHA_2025,
      },
    ],
    ferramentas: [],
  },
  {
    id: 'trauma',
    titulo: 'Trauma grave: XABCDE',
    publico: 'Adulto',
    inicio: 'Atendimento ao trauma iniciado',
    itens: [
      {
        id: 'x',
        texto:
          'X: hemorragia externa exsanguinante. Comprima; torniquete acima da lesão, até parar, com a hora.',
        registro: 'X: hemorragia externa controlada',
        fonte: SAMU,
      },
      {
        id: 'a',
        texto: 'A: restrição de movimento da coluna e via aérea, com intubação se necessário.',
        registro: 'A: via aérea e coluna avaliadas',
        fonte: ATLS_10,
      },
      {
        id: 'b',
        texto: 'B: oxigênio; descompressão ou drenagem no pneumotórax hipertensivo.',
        registro: 'B: respiração avaliada',
        fonte: ATLS_10,
      },
      {
        id: 'c',
        texto:
          'C: dois acessos, controle de sangramento, cinta na pelve instável, transfusão precoce.',
        registro: 'C: circulação avaliada',
        fonte: ATLS_10,
      },
      {
        id: 'd',
        texto: 'D: Glasgow, pupilas e glicemia.',
        registro: 'D: avaliação neurológica',
        fonte: ATLS_10,
      },
      {
        id: 'e',
        texto: 'E: exposição e aquecimento.',
        registro: 'E: exposto e aquecido',
        fonte: ATLS_10,
      },
      {
        id: 'fast',
        texto: 'FAST e radiografias de tórax e pelve na sala de trauma.',
        registro: 'FAST e radiografias na sala',
        fonte: ATLS_10,
      },
      {
        id: 'tranexamico',
        texto:
          'Ácido tranexâmico 1 g IV em 10 minutos, até 3 horas do trauma; depois 1 g em 8 horas.',
        registro: 'Ácido tranexâmico',
        medicamento: { dose: '1 g em 10 min', via: 'IV' },
        prazo: 3 * HORA,
        fonte: ATLS_10,
      },
      {
        id: 'cirurgia',
        texto: 'Chame cirurgia e transfira cedo ao centro certo, sem exames que atrasem.',
        registro: 'Cirurgia acionada',
        fonte: ATLS_10,
      },
    ],
    ferramentas: [
      { id: 'glasgow-p', nome: 'Glasgow-P' },
      { id: 'shock-index', nome: 'Índice de choque' },
      { id: 'nexus', nome: 'NEXUS' },
    ],
  },
  {
    id: 'avc',
    titulo: 'AVC: janela de tratamento',
    publico: 'Adulto',
    inicio: 'Protocolo de AVC acionado',
    itens: [
      {
        id: 'glicemia',
        texto: 'Glicemia capilar: hipoglicemia imita AVC. Trate abaixo de 60 mg/dL.',
        registro: 'Glicemia capilar medida',
        fonte: AVC_2026,
      },
      {
        id: 'tomografia',
        texto: 'Tomografia de crânio sem contraste imediata, sem esperar outros exames.',
        registro: 'Tomografia de crânio feita',
        fonte: PCDT_AVC,
      },
      {
        id: 'nihss',
        texto: 'NIHSS na chegada e em série.',
        registro: 'NIHSS aplicado',
        fonte: PCDT_AVC,
      },
      {
        id: 'alteplase',
        texto:
          'Alteplase 0,9 mg/kg IV, máximo 90 mg: 10% em bolus em 1 minuto, o restante em 60 minutos. Até 4,5 horas, déficit incapacitante e sem hemorragia na imagem.',
        registro: 'Alteplase iniciada',
        porKg: { valor: 0.9, unidade: 'mg', maximo: 90 },
        fonte: PCDT_AVC,
      },
      {
        id: 'tenecteplase',
        texto:
          'Ou tenecteplase 0,25 mg/kg IV em bolus único, máximo 25 mg (0,4 mg/kg não é recomendada).',
        registro: 'Tenecteplase em bolus',
        porKg: { valor: 0.25, unidade: 'mg', maximo: 25 },
        fonte: AVC_2026,
      },
      {
        id: 'vasos',
        texto: 'Angiotomografia se houver suspeita de oclusão proximal e trombectomia disponível.',
        registro: 'Angiotomografia pedida',
        fonte: AVC_2026,
      },
    ],
    ferramentas: [{ id: 'nihss', nome: 'NIHSS' }],
  },
  {
    id: 'sepse',
    titulo: 'Sepse: pacote com relógio',
    publico: 'Adulto',
    inicio: 'Sepse reconhecida',
    itens: [
      {
        id: 'lactato',
        texto: 'Lactato na chegada; acima de 2 mmol/L, repita em 2 a 4 horas.',
        registro: 'Lactato colhido',
        fonte: SSC_2026,
      },
      {
        id: 'culturas',
        texto: 'Duas hemoculturas antes do antibiótico, sem atrasá-lo mais de 45 minutos.',
        registro: 'Hemoculturas colhidas',
        prazo: 45,
        fonte: SSC_2026,
      },
      {
        id: 'antibiotico',
        texto:
          'Antibiótico de amplo espectro em até 1 hora no choque ou na sepse provável. Registre qual em Medicamentos.',
        registro: 'Antibiótico iniciado',
        prazo: HORA,
        fonte: SSC_2026,
      },
      {
        id: 'cristaloide',
        texto:
          'Cristaloide: pelo menos 30 mL/kg IV nas primeiras 3 horas na hipoperfusão ou hipotensão.',
        registro: 'Cristaloide 30 mL/kg iniciado',
        porKg: { valor: 30, unidade: 'mL' },
        prazo: 3 * HORA,
        fonte: SSC_2026,
      },
      {
        id: 'noradrenalina',
        texto:
          'Noradrenalina 0,05 a 0,1 mcg/kg/min, titulada para PAM de 65 mmHg (60 a 65 a partir de 65 anos). Pode começar em veia periférica.',
        registro: 'Noradrenalina iniciada',
        fonte: SSC_2026,
      },
      {
        id: 'foco',
        texto: 'Controle do foco o quanto antes, em até 6 horas do diagnóstico quando possível.',
        registro: 'Foco controlado',
        prazo: 6 * HORA,
        fonte: SSC_2026,
      },
    ],
    ferramentas: [
      { id: 'sofa', nome: 'SOFA' },
      { id: 'qsofa', nome: 'qSOFA' },
      { id: 'vasoactive-infusion', nome: 'Drogas vasoativas em bomba' },
    ],
  },
];

/** Until when a stroke may be treated, in hours from when the patient was last seen well. */
export const JANELAS_DO_AVC = [
  { id: 'trombolise', rotulo: 'Trombólise venosa', horas: 4.5, fonte: AVC_2026 },
  { id: 'trombectomia', rotulo: 'Trombectomia', horas: 6, fonte: AVC_2026 },
  {
    id: 'trombectomia-imagem',
    rotulo: 'Trombectomia em casos selecionados por imagem',
    horas: 24,
    fonte: AVC_2026,
  },
] as const;

/** Above these, in mmHg, the pressure is brought down before thrombolysis (AHA/ASA 2026). */
export const PRESSAO_PARA_TROMBOLISE = { sistolica: 185, diastolica: 110 } as const;

/** A dose by weight, as it is written: `63 mg`, `90 mg (o máximo)`. One decimal where it has one. */
export function dosePorPeso(
  { valor, unidade, maximo }: NonNullable<ItemDaFolha['porKg']>,
  peso: number,
): string {
  const calculada = Math.round(valor * peso * 10) / 10;
  const dada = maximo === undefined ? calculada : Math.min(calculada, maximo);
  const numero = dada.toLocaleString('pt-BR', { maximumFractionDigits: 1 });
  return calculada > dada ? `${numero} ${unidade} (o máximo)` : `${numero} ${unidade}`;
}
