/** Medicines that are said in a visit, as they are taken or to be taken, and allergies. */
import type { SITUACOES_DO_MEDICAMENTO, TrechoDito } from '../../contracts/escriba.ts';
import { comMaiuscula } from '../../seguranca/achado.ts';
import { farmacosNoTexto } from '../farmacos.ts';
import { condicional, deFamiliar, type Fala, negado } from './falas.ts';

export interface MedicamentoDito {
  readonly texto: string;
  readonly situacao: (typeof SITUACOES_DO_MEDICAMENTO)[number];
  readonly trecho: TrechoDito;
}

const PRESCREVE =
  /\b(?:prescrev\w*|receit\w+|inici\w+|comec(?:ar|a|o|amos)|associ\w+|introduz\w*|tome|vou (?:passar|dar|deixar|fazer|trocar|aumentar|colocar)|passo|faca|vai (?:tomar|usar|fazer|iniciar|comecar|passar a tomar)|aument\w+ (?:a|o|para)|troc\w+ (?:por|para))\b/;
const USA =
  /\b(?:tomo|toma|tomando|uso|usa|usando|em uso|faz uso|faco uso|mant\w+|continu\w+|segue com|sigo com)\b/;
/** What is stopped, was taken once or is only spoken of is no medicine of now. */
const NAO_E_DE_AGORA =
  /\b(?:suspend\w*|parar|parou|parei|pare|retir\w+|interromp\w+|tomei|tomou|tomava|usava|usou|usei|evit\w+|dei|deu)\b/;
const ALERGIA = /\b(?:alergi\w*|anafila\w+)\b/;
/** To what: up to the end of what is listed. */
const ALERGICO_A =
  /\balergi(?:a|c[oa])s? (?:a|ao|aos|as|de|com) ((?:(?!mas |porem |com |que |e (?:nao|tem|tenho|toma|tomo|faz|ja|eu|ele|ela) )[a-z-]+ ?){1,6})/g;
/** Names of medicines that are units as well. */
const NAO_E_FARMACO = /^metros?\b/;
/** Where a medicine's own words end and another order begins. */
const OUTRA_ORDEM =
  /[;?!]|,? ?\b(?:retorn\w*|volt\w+|reavali\w+|pe(?:co|dir|dido)|solicit\w+|vou|evit\w+|suspend\w*|orient\w+|encaminh\w+|e (?:vai|voce|o senhor|a senhora|o|a|repouso|hidrat\w+)|porque|pra ver|mas|desde|ha \d)\b/;
const SOBRA = /(?:[\s,.:]|\b(?:e|ou|mais|com|de|do|da|o|a|tambem|so|pra|para)\b)+$/;

/** The medicines of a sentence; none of a question, of a relative, or denied. */
export function medicamentosDaFala(fala: Fala): MedicamentoDito[] {
  const { lida, pergunta, inicio: onde } = fala;
  if (pergunta || deFamiliar(lida.texto)) return [];
  let desde = 0;
  return farmacosNoTexto(lida.texto).flatMap(({ escrito }) => {
    const inicio = lida.texto.indexOf(escrito, desde);
    desde = inicio + escrito.length;
    const proprio = escrito.slice(0, OUTRA_ORDEM.exec(escrito)?.index).replace(SOBRA, '');
    const fim = inicio + proprio.length;
    const nome = inicio + (/^\S+/.exec(proprio)?.[0].length ?? 0);
    if (proprio === '' || NAO_E_FARMACO.test(proprio)) return [];
    if (negado(lida.texto, inicio, nome) || condicional(lida.texto, inicio)) return [];
    const dito = lida.onde(inicio, fim);
    const trecho = { inicio: onde + dito.inicio, fim: onde + dito.fim };
    const antes = lida.texto.slice(0, inicio);
    // What an allergy is to is no medicine of theirs: `alergiasDaFala` reads it.
    if (ALERGIA.test(lida.texto)) return [];
    if (NAO_E_DE_AGORA.test(antes)) return [];
    return [
      {
        texto: comMaiuscula(abreviado(lida.escrita(inicio, fim))),
        situacao: situacaoDe(fala, antes),
        trecho,
      },
    ];
  });
}

/** What a sentence says that the patient is allergic to, in its words; nothing that is denied or asked. */
export function alergiasDaFala({ lida, pergunta, inicio: onde }: Fala) {
  if (pergunta || deFamiliar(lida.texto)) return [];
  return [...lida.texto.matchAll(ALERGICO_A)].flatMap((achada) => {
    const aoQue = (achada[1] ?? '').replace(SOBRA, '');
    const inicio = achada.index + achada[0].indexOf(aoQue, achada[0].indexOf(' '));
    const fim = inicio + aoQue.length;
    const nenhuma = /^(?:nada|nenhum\w*|medicament\w*|remedio\w*|algum\w*)\b/.test(aoQue);
    if (aoQue === '' || nenhuma || negado(lida.texto, achada.index, fim)) return [];
    if (condicional(lida.texto, achada.index)) return [];
    const dito = lida.onde(inicio, fim);
    const trecho: TrechoDito = { inicio: onde + dito.inicio, fim: onde + dito.fim };
    return [{ texto: comMaiuscula(lida.escrita(inicio, fim)), trecho }];
  });
}

/** A patient prescribes nothing: "tomo", said or not, is what is in use. */
function situacaoDe({ quem }: Fala, antes: string): MedicamentoDito['situacao'] {
  if (PRESCREVE.test(antes) && quem !== 'paciente') return 'prescrever';
  if (USA.test(antes)) return 'em_uso';
  return 'nao_dito';
}

/** Units as they are written. */
function abreviado(texto: string): string {
  return texto
    .replace(/\bmicrogramas?\b/gi, 'mcg')
    .replace(/\bmiligramas?\b/gi, 'mg')
    .replace(/\bgramas?\b/gi, 'g')
    .replace(/\bmililitros?\b/gi, 'mL');
}
