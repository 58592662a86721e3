import { FUSO_PADRAO, type Fuso } from '@domain/agenda/fuso.ts';
import { linha } from '@domain/contracts/campos.ts';
import { conteudoDoLocalSchema, type LocalDePlantao } from '@domain/contracts/plantoes.ts';
import { dataExiste } from '@domain/datas.ts';
import type { Uf } from '@domain/documentos/crm.ts';
import type { Facultativo } from '@domain/plantao/feriados.ts';
import * as z from 'zod/mini';

/** What the form of a place holds: texts as typed, the own holidays one a line. */
export interface CamposDigitados {
  nome: string;
  setor: string;
  uf: string;
  cidade: string;
  endereco: string;
  cnpj: string;
  cnes: string;
  fuso: Fuso;
  estaduais: boolean;
  facultativos: Facultativo[];
  feriados: string;
  contatos: { nome: string; papel: string; telefone: string }[];
  observacoes: string;
}

/** What is written of a place. */
export type CamposDoLocal = Omit<
  LocalDePlantao,
  'id' | 'ativo' | 'revisao' | 'termos' | 'hospital_id'
>;

const NOVO: CamposDigitados = {
  nome: '',
  setor: '',
  uf: '',
  cidade: '',
  endereco: '',
  cnpj: '',
  cnes: '',
  fuso: FUSO_PADRAO,
  estaduais: true,
  facultativos: [],
  feriados: '',
  contatos: [],
  observacoes: '',
};

/** What the form starts from: a place, or (null) a new one. */
export function camposDoLocal(local: LocalDePlantao | null): CamposDigitados {
  if (!local) return NOVO;
  const { calendario, contatos } = local;
  const texto = (campo: string | null) => campo ?? '';
  return {
    nome: local.nome,
    setor: texto(local.setor),
    uf: texto(local.uf),
    cidade: texto(local.cidade),
    endereco: texto(local.endereco),
    cnpj: texto(local.cnpj),
    cnes: texto(local.cnes),
    fuso: local.fuso,
    estaduais: calendario.estaduais,
    facultativos: [...calendario.facultativos],
    feriados: calendario.proprios.map(({ dia, nome }) => `${aoContrario(dia)} ${nome}`).join('\n'),
    contatos: contatos.map(({ nome, papel, telefone }) => ({
      nome,
      papel: papel ?? '',
      telefone: telefone ?? '',
    })),
    observacoes: texto(local.observacoes),
  };
}

/** `01-25` ⇄ `25/01`, `2026-01-25` ⇄ `25/01/2026`. */
const aoContrario = (dia: string) => dia.split('-').reverse().join('/');

/** Reads a line of the own holidays: `25/01 Aniversário da cidade`; null where it is none. */
export function lerFeriado(texto: string): { dia: string; nome: string } | null {
  const [, d = '', m = '', ano, nome = ''] =
    /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?\s+(\S.+)$/.exec(texto.trim()) ?? [];
  const diaDoMes = `${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
  const dia = ano ? `${ano}-${diaDoMes}` : diaDoMes;
  // Of no year in particular, a leap year says whether it exists.
  return dataExiste(ano ? dia : `2024-${dia}`) ? { dia, nome: nome.trim() } : null;
}

const linhasDe = (texto: string) => texto.split('\n').filter((uma) => uma.trim() !== '');

const feriadosDigitados = z.string().check(
  z.superRefine((texto, contexto) => {
    const errada = linhasDe(texto).find((uma) => lerFeriado(uma) === null);
    if (errada === undefined) return;
    contexto.addIssue({
      code: 'custom',
      message: `Feriados: não entendemos “${errada.slice(0, 40)}”. Escreva, por exemplo, 25/01 Aniversário da cidade.`,
      input: texto,
    });
  }),
);

const { nome, setor, uf, cidade, endereco, cnpj, cnes, fuso, observacoes, calendario } =
  conteudoDoLocalSchema.shape;

/** Checks what was typed, each field with its sentence. */
export const digitadosSchema = z.object({
  nome,
  setor,
  uf,
  cidade,
  endereco,
  cnpj,
  cnes,
  fuso,
  estaduais: z.boolean(),
  facultativos: calendario.shape.facultativos,
  feriados: feriadosDigitados,
  contatos: z.array(
    z.object({
      nome: linha('Contato', 2, 80),
      papel: conteudoDoLocalSchema.shape.contatos.def.element.shape.papel,
      telefone: conteudoDoLocalSchema.shape.contatos.def.element.shape.telefone,
    }),
  ),
  observacoes,
});
/** What is typed, as the form holds it. */
export type Digitados = z.input<typeof digitadosSchema>;
/** What the contract makes of it. */
export type Conferidos = z.output<typeof digitadosSchema>;

/** What is written of what was typed and checked. */
export function localPreenchido(campos: Conferidos): CamposDoLocal {
  const { estaduais, facultativos, feriados, contatos } = campos;
  return {
    nome: campos.nome,
    setor: campos.setor ?? null,
    uf: (campos.uf ?? null) as Uf | null,
    cidade: campos.cidade ?? null,
    endereco: campos.endereco ?? null,
    cnpj: campos.cnpj ?? null,
    cnes: campos.cnes ?? null,
    fuso: campos.fuso,
    observacoes: campos.observacoes?.trim() || null,
    calendario: {
      estaduais,
      facultativos,
      proprios: linhasDe(feriados).flatMap((uma) => lerFeriado(uma) ?? []),
    },
    contatos,
  };
}

/** How each field reads outside of the form. */
export const ROTULOS_DO_LOCAL: Readonly<Record<keyof CamposDigitados, string>> = {
  nome: 'Nome',
  setor: 'Setor',
  uf: 'UF',
  cidade: 'Cidade',
  endereco: 'Endereço',
  cnpj: 'CNPJ',
  cnes: 'CNES',
  fuso: 'Fuso horário',
  estaduais: 'Feriados do estado contam',
  facultativos: 'Outros dias que contam como feriado',
  feriados: 'Feriados da cidade ou do contrato',
  contatos: 'Contatos',
  observacoes: 'Observações',
};
