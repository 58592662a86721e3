/**
 * Whether a sentence of a source says what another sentence says: the same medicines, measures, routes,
 * people, conditions and negations, in the same order, and nothing new beside them. Strict on purpose:
 * what is true and told in other words is lost, what is false does not pass as cited.
 */
import { semMarcas } from '../../texto.ts';
import { dcbsDoTexto } from '../farmacos.ts';

const palavras = (lista: string): ReadonlySet<string> => new Set(lista.trim().split(/\s+/));

/** Words that change what a sentence orders; each must stand in the source, in its place. */
const DECISIVAS = palavras(`
  nao nunca sem nem jamais evite evitar contraindicado contraindicada contraindicados suspenda proibido
  se quando exceto salvo apenas somente so ate antes apos depois durante enquanto caso
  im iv ev sc vo io vr sl intramuscular intravenosa intravenoso endovenosa oral subcutanea inalatoria topica retal
  adulto adultos crianca criancas lactente lactentes neonato gestante gestantes idoso idosos homem mulher
  aumente aumentar reduza reduzir dobre dobrar maior menor acima abaixo mais menos maximo minimo
  um uma dois duas tres quatro cinco seis sete oito nove dez doze quinze vinte trinta quarenta cinquenta
  cem duzentos quinhentos mil meio meia metade dobro triplo primeira segunda
`);
/** Words that add nothing to what the source says. */
const LIGACAO = palavras(`
  administre administrar aplique aplicar faca fazer prescreva use usar deve devem deve-se recomenda recomendase
  recomenda-se indicado indicada para como pela pelo pelos pelas este esta esse essa isso seja sejam dose doses
  paciente pacientes conduta tratamento segundo conforme tambem entre sobre com cada via dar
`);
const UNIDADES = palavras(`
  % mg mcg ug g kg ml l ui u meq mmol mmhg bpm irpm h hora min minuto minutos dia semana mes meses ano gota
  ampola comprimido cp vez vezes j joules °c mg/dl g/dl ng/ml
`);
const PARTES = /\d+(?:[.,]\d+)*|%|°c|[a-z]+(?:[/-][a-z\d]+)*/g;
const LETRAS_DE_CONTEUDO = 4;
/** How much of the source's sentence must have been kept. */
const PARTE_MANTIDA = 0.6;

const partesDe = (texto: string) =>
  semMarcas(texto).toLowerCase().replaceAll('µ', 'u').match(PARTES) ?? [];
const eNumero = (parte: string) => /^\d/.test(parte);

/** A measure as one word: "1.000 mL" and "1000 ml" are the same; "0,5 mg" and "0,5 g" are not. */
function medida(numero: string, seguinte: string | undefined): string {
  const inteiro = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(numero)
    ? numero.replaceAll('.', '')
    : numero;
  const unidade = (seguinte ?? '').replace(/s$/, '');
  const conhecida = UNIDADES.has(unidade.split('/')[0] ?? '') ? unidade : '';
  return `${Number(inteiro.replace(',', '.'))} ${conhecida}`;
}

/** What a sentence orders, in its order: measures and decisive words. */
function decisivosDe(texto: string): readonly string[] {
  const partes = partesDe(texto);
  return partes.flatMap((parte, posicao) => {
    if (eNumero(parte)) return [medida(parte, partes[posicao + 1])];
    return DECISIVAS.has(parte) ? [parte] : [];
  });
}

const conteudoDe = (texto: string) =>
  partesDe(texto)
    .flatMap((parte) => (eNumero(parte) ? [] : parte.split(/[/-]/)))
    .filter((parte) => parte.length >= LETRAS_DE_CONTEUDO && !DECISIVAS.has(parte));

/** The same word in another form: they differ in their last three letters at most. */
export function mesmaPalavra(a: string, b: string): boolean {
  if (a === b) return true;
  let comum = 0;
  while (comum < a.length && a[comum] === b[comum]) comum += 1;
  return comum >= LETRAS_DE_CONTEUDO + 1 && comum >= Math.max(a.length, b.length) - 3;
}

/** Takes from a sequence what only the heading of the passage says. */
const semOsDoTitulo = (
  ditos: readonly string[],
  fonte: readonly string[],
  titulo: readonly string[],
) => ditos.filter((um) => fonte.includes(um) || !titulo.includes(um));
const iguais = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((um, posicao) => um === b[posicao]);

/** Whether `fonte`, a sentence of a passage under `titulo`, says what `dita` says. */
export function dizOMesmo(dita: string, fonte: string, titulo: string): boolean {
  const mesmos = (ler: (texto: string) => readonly string[]) => {
    const daFonte = ler(fonte);
    return iguais(semOsDoTitulo(ler(dita), daFonte, ler(titulo)), daFonte);
  };
  if (!mesmos(decisivosDe) || !mesmos(dcbsDoTexto)) return false;
  const [ditas, daFonte, doTitulo] = [conteudoDe(dita), conteudoDe(fonte), conteudoDe(titulo)];
  const conhecidas = [...daFonte, ...doTitulo];
  const nadaNovo = ditas.every(
    (uma) => LIGACAO.has(uma) || conhecidas.some((outra) => mesmaPalavra(uma, outra)),
  );
  const mantidas = daFonte.filter((uma) => ditas.some((outra) => mesmaPalavra(uma, outra)));
  return nadaNovo && mantidas.length >= daFonte.length * PARTE_MANTIDA;
}
