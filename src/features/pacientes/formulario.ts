import { type CadastroDePaciente, pacienteSchema } from '@domain/contracts/paciente.ts';
import { formatarCns } from '@domain/documentos/cns.ts';
import { formatarCpf } from '@domain/documentos/cpf.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import * as z from 'zod/mini';
import { mascaraDeTelefone } from '@/components/formulario/mascaras.ts';
import type { Versao } from '@/components/formulario/useRevisao.ts';
import { CHAVES } from '@/config/constants.ts';
import { aba } from '@/lib/armazem.ts';
import type { Semelhanca } from '@/shared/paciente/api/semelhantes.ts';
import type { Cadastro } from './api/linhas.ts';

/** What stands in the fields of a registration, as typed. */
export type CamposDoCadastro = Record<keyof CadastroDePaciente, string>;

export const CADASTRO_VAZIO: Readonly<CamposDoCadastro> = {
  nome: '',
  nome_social: '',
  data_nascimento: '',
  sexo: 'ignorado',
  cpf: '',
  cns: '',
  nome_mae: '',
  naturalidade: '',
  telefone: '',
  email: '',
  cep: '',
  logradouro: '',
  numero: '',
  complemento: '',
  bairro: '',
  cidade: '',
  uf: '',
  observacoes: '',
  medico_responsavel_id: '',
};

const NOMES = Object.keys(CADASTRO_VAZIO) as readonly (keyof CamposDoCadastro)[];

/** Checks the fields with the contract of the database's own rules. */
export const resolverDoCadastro = standardSchemaResolver<
  CamposDoCadastro,
  unknown,
  CadastroDePaciente
>(
  z.pipe(
    z.transform((campos: CamposDoCadastro): unknown => campos),
    pacienteSchema,
  ),
);

/** A stored registration as its fields show it. */
export function camposDoCadastro(cadastro: Cadastro): CamposDoCadastro {
  const campos = Object.fromEntries(NOMES.map((nome) => [nome, cadastro[nome] ?? '']));
  return {
    ...(campos as CamposDoCadastro),
    cpf: formatarCpf(cadastro.cpf ?? ''),
    cns: formatarCns(cadastro.cns ?? ''),
    telefone: mascaraDeTelefone(cadastro.telefone ?? ''),
    cep: mascaraDeCep(cadastro.cep ?? ''),
  };
}

/** How each field reads, where it is said outside of the form. */
export const ROTULOS_DO_CADASTRO: Readonly<Record<keyof CamposDoCadastro, string>> = {
  nome: 'Nome completo',
  nome_social: 'Nome social',
  data_nascimento: 'Data de nascimento',
  sexo: 'Sexo ao nascer',
  cpf: 'CPF',
  cns: 'CNS',
  nome_mae: 'Nome da mãe',
  naturalidade: 'Naturalidade',
  telefone: 'Telefone',
  email: 'E-mail',
  cep: 'CEP',
  logradouro: 'Rua ou avenida',
  numero: 'Número',
  complemento: 'Complemento',
  bairro: 'Bairro',
  cidade: 'Cidade',
  uf: 'Estado',
  observacoes: 'Observações',
  medico_responsavel_id: 'Médico responsável',
};

/** A stored registration as the form starts from it. */
export const versaoDoCadastro = (cadastro: Cadastro) => ({
  campos: camposDoCadastro(cadastro),
  revisao: cadastro.revisao,
});

/** `01310100` → `01310-100`; anything else stays as it is. */
export function mascaraDeCep(texto: string): string {
  return texto.replace(/^(\d{5})-?(\d{3})$/, '$1-$2');
}

export function mascaraDeCns(texto: string): string {
  return formatarCns(texto.replace(/\s/g, ''));
}

/**
 * What of the fields can already be compared with other registrations: a field that the contract
 * refuses is left out. Null while there is nothing to compare by.
 */
export function semelhancaDe(campos: CamposDoCadastro): Semelhanca | null {
  const { nome, data_nascimento, cpf, cns, telefone } = pacienteSchema.shape;
  const ler = (campo: z.ZodMiniType, valor: string): string | null => {
    const lido = campo.safeParse(valor);
    return lido.success && typeof lido.data === 'string' ? lido.data : null;
  };
  const comparavel = {
    nome: ler(nome, campos.nome) ?? '',
    data_nascimento: ler(data_nascimento, campos.data_nascimento),
    cpf: ler(cpf, campos.cpf),
    cns: ler(cns, campos.cns),
    telefone: ler(telefone, campos.telefone),
  };
  return comparavel.nome || comparavel.cpf || comparavel.cns ? comparavel : null;
}

/** A registration under way, kept while the tab lives so that neither a reload nor a refused session loses it. */
export interface CadastroEmAndamento {
  id: string;
  campos: CamposDoCadastro;
  /** What was stored when its editing began; a new registration has none. */
  lido?: Versao<CamposDoCadastro> | undefined;
}

const camposSchema = z.object(Object.fromEntries(NOMES.map((nome) => [nome, z.string()])));
const emAndamentoSchema = z.object({
  id: z.uuid(),
  campos: camposSchema,
  lido: z.optional(z.object({ campos: camposSchema, revisao: z.int() })),
});

/** What one person has under way: by the clinic a new registration, by the patient an edited one. */
export function guardaDoCadastro(usuarioId: string, de: string) {
  const chave = `${CHAVES.cadastroDePaciente}:${usuarioId}:${de}`;
  return {
    ler(): CadastroEmAndamento | null {
      try {
        const lido = emAndamentoSchema.safeParse(JSON.parse(aba.ler(chave) ?? ''));
        return lido.success ? (lido.data as CadastroEmAndamento) : null;
      } catch {
        return null;
      }
    },
    guardar: (cadastro: CadastroEmAndamento) => aba.guardar(chave, JSON.stringify(cadastro)),
    apagar: () => aba.apagar(chave),
  };
}
