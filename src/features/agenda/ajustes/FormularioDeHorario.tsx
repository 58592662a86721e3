import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button, SimpleGrid } from '@mantine/core';
import { type Control, useController, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { CampoHora } from '@/components/formulario/CampoHora.tsx';
import { CampoSelecaoNativa } from '@/components/formulario/CampoSelecaoNativa.tsx';
import { Formulario } from '@/components/formulario/Formulario.tsx';
import { criarDisponibilidades } from '../api/ajustes.ts';
import type { Medico } from '../api/linhas.ts';
import { hora, horaFinal } from '../campos.ts';
import { DiasDaSemana } from '../DiasDaSemana.tsx';
import { type PropsDaAba, useReler } from './aba.ts';

const horarioSchema = z
  .object({
    medico: z.uuid('Médico: escolha de quem são os horários.'),
    dias: z.array(z.number()).check(z.minLength(1, 'Dias: marque ao menos um.')),
    inicio: hora('Das'),
    fim: horaFinal('Às'),
    sala: z.string(),
  })
  .check(
    z.refine(({ inicio, fim }) => inicio < fim, {
      error: 'Fim: precisa vir depois do início.',
      path: ['fim'],
    }),
  );
type Campos = z.infer<typeof horarioSchema>;

/** The same hours on several days of the week. */
export function FormularioDeHorario({
  clinica,
  estrutura,
  medicos,
}: PropsDaAba & { medicos: readonly Medico[] }) {
  const reler = useReler(clinica.id);
  const form = useForm<Campos>({
    resolver: standardSchemaResolver(horarioSchema),
    defaultValues: {
      medico: medicos[0]?.id ?? '',
      dias: [1, 2, 3, 4, 5],
      inicio: '08:00',
      fim: '12:00',
      sala: '',
    },
  });
  const { control } = form;

  async function enviar({ medico, dias, inicio, fim, sala }: Campos) {
    const linhas = dias.map((dia) => ({
      medico_id: medico,
      dia_da_semana: dia,
      inicio,
      fim,
      sala_id: sala || null,
    }));
    await criarDisponibilidades(clinica.id, linhas);
    await reler();
  }

  const salas = estrutura.salas.filter(({ ativa }) => ativa);
  return (
    <Formulario form={form} aoEnviar={enviar}>
      <CampoSelecaoNativa
        control={control}
        name="medico"
        size="md"
        label="Médico"
        data={medicos.map(({ id, nome }) => ({ value: id, label: nome }))}
      />
      <Dias control={control} />
      <SimpleGrid minColWidth="8rem" autoFlow="auto-fit" spacing="sm">
        <CampoHora control={control} name="inicio" label="Das" />
        <CampoHora control={control} name="fim" label="Às" />
      </SimpleGrid>
      {salas.length > 0 && (
        <CampoSelecaoNativa
          control={control}
          name="sala"
          size="md"
          label="Sala"
          data={[
            { value: '', label: 'Sem sala fixa' },
            ...salas.map(({ id, nome }) => ({ value: id, label: nome })),
          ]}
        />
      )}
      <Button type="submit">Adicionar horário</Button>
    </Formulario>
  );
}

function Dias({ control }: { control: Control<Campos> }) {
  const { field, fieldState } = useController({ control, name: 'dias' });
  return (
    <DiasDaSemana
      rotulo="Dias"
      marcados={field.value}
      erro={fieldState.error?.message}
      aoMudar={field.onChange}
    />
  );
}
