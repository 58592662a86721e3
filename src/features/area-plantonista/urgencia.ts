import type { Atalho } from './components/Ferramentas.tsx';

/**
 * The tools that a shift asks for without warning, each with what it is for at that moment. They are
 * written out, so that the first screen of a night shift needs neither the catalogue nor a
 * connection; a test holds their names to the catalogue's.
 */
export const NA_URGENCIA: readonly Atalho[] = [
  // Who is getting worse, and whether it is sepsis: every ward calls for these.
  { id: 'news2', tipo: 'escore', nome: 'NEWS2', resumo: 'Adulto internado que piora' },
  { id: 'qsofa', tipo: 'escore', nome: 'qSOFA', resumo: 'Suspeita de infecção, à beira do leito' },
  { id: 'sofa', tipo: 'escore', nome: 'SOFA (1996)', resumo: 'Disfunção de órgãos na sepse' },
  // Consciousness and stroke: the minutes count.
  {
    id: 'glasgow',
    tipo: 'escore',
    nome: 'Escala de coma de Glasgow',
    resumo: 'Trauma e rebaixamento de consciência',
  },
  { id: 'nihss', tipo: 'escore', nome: 'NIHSS', resumo: 'Déficit neurológico no AVC' },
  // The complaints that end in "may this patient go home?".
  { id: 'heart', tipo: 'escore', nome: 'HEART', resumo: 'Dor torácica no pronto-socorro' },
  {
    id: 'wells-pe',
    tipo: 'escore',
    nome: 'Wells para TEP',
    resumo: 'Suspeita de embolia pulmonar',
  },
  {
    id: 'wells-dvt',
    tipo: 'escore',
    nome: 'Wells para TVP',
    resumo: 'Suspeita de trombose venosa profunda',
  },
  { id: 'curb-65', tipo: 'escore', nome: 'CURB-65', resumo: 'Pneumonia: onde tratar' },
  // Sums that nobody should do in the head at 3 a.m.
  {
    id: 'vasoactive-infusion',
    tipo: 'calculadora',
    nome: 'Drogas vasoativas e sedação em bomba',
    resumo: 'Da dose à vazão da bomba, e o contrário',
  },
  {
    id: 'drip-rate',
    tipo: 'calculadora',
    nome: 'Gotejamento',
    resumo: 'Soro sem bomba de infusão',
  },
  {
    id: 'corrected-sodium',
    tipo: 'calculadora',
    nome: 'Sódio corrigido pela glicemia',
    resumo: 'Sódio baixo com glicemia alta',
  },
  {
    id: 'adrogue-madias',
    tipo: 'calculadora',
    nome: 'Variação do sódio por litro infundido (Adrogué-Madias)',
    resumo: 'Antes de corrigir o sódio',
  },
  {
    id: 'pediatric-weight',
    tipo: 'calculadora',
    nome: 'Peso estimado da criança',
    resumo: 'Quando não dá para pesar',
  },
];
