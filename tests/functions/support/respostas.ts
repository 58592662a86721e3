import { BASE, TABELAS } from '@domain/clinico/medicamentos/base.ts';
import { ajustarDose } from '@domain/clinico/medicamentos/dose.ts';
import { verificarInteracoes } from '@domain/clinico/medicamentos/interacoes.ts';
import { executar } from '@domain/clinico/motor/executar.ts';
import { ferramentaPorId } from '@domain/clinico/registro.ts';
import { BASE_DA_SEGURANCA } from '@domain/seguranca/base.ts';
import { validarPaciente } from '@domain/validacao/paciente/validar.ts';
import { validarPrescricao } from '@domain/validacao/prescricao/validar.ts';

/** The inputs of each tool, by id. */
export type Entradas = readonly (readonly [id: string, entradas: readonly unknown[]])[];

const HOJE = '2026-11-21';
const CLEARANCES = [0, 14.5, 29.5, 45, 60, 120];

/**
 * Everything that the clinical domain answers, one JSON text a question: the same file runs in Node,
 * in Deno and in a browser, and so must say the same in each.
 */
export function respostas(entradas: Entradas): string[] {
  return [...deFerramentas(entradas), ...deMedicamentos(), ...deValidacoes()].map((resposta) =>
    JSON.stringify(resposta),
  );
}

function deFerramentas(entradas: Entradas): unknown[] {
  return entradas.flatMap(([id, lista]) => {
    const ferramenta = ferramentaPorId(id);
    if (!ferramenta) throw new Error(`there is no tool ${id}`);
    return lista.map((entrada) => [id, executar(ferramenta, entrada)]);
  });
}

function deMedicamentos(): unknown[] {
  const nomes = TABELAS.medicamentos.map(({ dcb }) => dcb);
  return nomes.flatMap((nome, n) => [
    verificarInteracoes(BASE, [nome, nomes[(n * 7 + 1) % nomes.length] ?? '', 'varfarina']),
    CLEARANCES.map((clearance) => ajustarDose(BASE, clearance, nome)),
  ]);
}

function deValidacoes(): unknown[] {
  const sinais_vitais = { temperatura: 38.2, peso_kg: 250.5, frequencia_cardiaca: 130 };
  return [
    validarPaciente({ nome: 'Ana', cpf: '1', data_nascimento: '1980-02-29', sinais_vitais }, HOJE),
    ...TABELAS.medicamentos.map(({ dcb }) => {
      const texto = `${dcb} 1.000 mg, 2 comprimidos de 6/6 h por 70 dias`;
      const receita = {
        medications: [{ texto }],
        validity: 91,
        clearance: 25,
        alergias: ['sulfa'],
      };
      return validarPrescricao(BASE_DA_SEGURANCA, receita, HOJE);
    }),
  ];
}
