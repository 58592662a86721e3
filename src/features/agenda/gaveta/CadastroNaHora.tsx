import { type CadastroDePaciente, pacienteSchema } from '@domain/contracts/paciente.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { CampoData } from '@/components/formulario/CampoData.tsx';
import { CampoTexto } from '@/components/formulario/CampoTexto.tsx';
import { CampoCpf, CampoTelefone } from '@/components/formulario/documentos.tsx';
import { mostrarErroNoFormulario } from '@/components/formulario/erros.ts';
import { Recado } from '@/components/Recado.tsx';
import { formatarDia } from '@/lib/format/datas.ts';
import { cadastrarPaciente } from '@/shared/paciente/api/mutations.ts';
import { nomeExibido, relerBuscas } from '@/shared/paciente/api/queries.ts';
import { type Semelhante, semelhantesOptions } from '@/shared/paciente/api/semelhantes.ts';
import classes from './Gavetas.module.css';

type Campos = Record<'nome' | 'data_nascimento' | 'telefone' | 'cpf', string>;
type Dados = Pick<CadastroDePaciente, keyof Campos>;

const schema = z.pick(pacienteSchema, {
  nome: true,
  data_nascimento: true,
  telefone: true,
  cpf: true,
});
const resolver = standardSchemaResolver<Campos, unknown, Dados>(
  z.pipe(
    z.transform((campos: Campos): unknown => campos),
    schema,
  ),
);

const comparavel = ({ nome, data_nascimento = null, telefone = null, cpf = null }: Dados) => ({
  ...{ nome, data_nascimento, telefone, cpf },
  cns: null,
});

interface Props {
  clinicaId: string;
  /** The name that was searched and not found. */
  nome: string;
  aoEscolher: (pacienteId: string) => void;
  aoDesistir: () => void;
}

/**
 * Registers who is on the telephone with the little that a booking needs, beside what is already filled
 * in. It is no form of its own, since it stands in one; who may be the same person is offered first.
 */
export function CadastroNaHora({ clinicaId, nome, aoEscolher, aoDesistir }: Props) {
  const cache = useQueryClient();
  // Made once: sending again after a lost answer makes no second patient.
  const [id] = useState(() => crypto.randomUUID());
  const [semelhantes, setSemelhantes] = useState<{ de: string; achados: Semelhante[] }>();
  const form = useForm<Campos, unknown, Dados>({
    resolver,
    defaultValues: { nome, data_nascimento: '', telefone: '', cpf: '' },
  });
  const { control, formState } = form;

  const enviar = form.handleSubmit(async (dados) => {
    try {
      const de = JSON.stringify(dados);
      if (semelhantes?.de !== de) {
        const achados = await cache.fetchQuery(
          semelhantesOptions(clinicaId, comparavel(dados), id),
        );
        setSemelhantes({ de, achados });
        if (achados.length > 0) return;
      }
      await cadastrarPaciente(id, clinicaId, dados);
      await relerBuscas(cache, clinicaId);
      aoEscolher(id);
    } catch (erro) {
      mostrarErroNoFormulario(form, erro);
    }
  });

  return (
    <section className={classes.livres} aria-label="Paciente novo">
      <Text component="h3" fz="md" fw={600}>
        Paciente novo
      </Text>
      {formState.errors.root?.message && (
        <Recado tom="erro" titulo={formState.errors.root.message} />
      )}
      <CampoTexto
        control={control}
        name="nome"
        label="Nome completo"
        description="Só o nome é obrigatório."
        autoComplete="off"
        autoFocus
      />
      <CampoData control={control} name="data_nascimento" label="Data de nascimento" />
      <CampoTelefone control={control} name="telefone" />
      <CampoCpf control={control} name="cpf" />
      {semelhantes && semelhantes.achados.length > 0 && (
        <Recado titulo="Talvez já esteja cadastrado">
          <Stack gap={4} align="flex-start">
            {semelhantes.achados.map((achado) => (
              <Button
                key={achado.id}
                variant="light"
                size="compact-md"
                onClick={() => aoEscolher(achado.id)}
              >
                Usar {nomeExibido(achado)}
                {achado.data_nascimento && `, nascimento ${formatarDia(achado.data_nascimento)}`}
              </Button>
            ))}
          </Stack>
        </Recado>
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={aoDesistir}>
          Voltar à busca
        </Button>
        <Button loading={formState.isSubmitting} onClick={() => void enviar()}>
          {semelhantes && semelhantes.achados.length > 0
            ? 'É outra pessoa: cadastrar'
            : 'Cadastrar e usar'}
        </Button>
      </Group>
    </section>
  );
}
