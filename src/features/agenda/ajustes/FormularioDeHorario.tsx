import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button, Group, SimpleGrid } from '@mantine/core';
import { type Control, useController, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { CampoHora } from '@/components/formulario/CampoHora.tsx';
import { CampoSelecaoNativa } from '@/components/formulario/CampoSelecaoNativa.tsx';
import { Formulario } from '@/components/formulario/Formulario.tsx';
import { criarDisponibilidades } from '../api/ajustes.ts';
import { hora, horaFinal } from '../campos.ts';
import { DiasDaSemana } from '../DiasDaSemana.tsx';
import { type PropsDaAba, useReler } from './aba.ts';

const horarioSchema = z
  .object({
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

interface Props extends PropsDaAba {
  medicoId: string;
  /** The days that are marked at first. */
  dias: number[];
  aoFechar: () => void;
}

/** The same hours of a doctor on one or several days of the week. */
export function FormularioDeHorario({ clinica, estrutura, medicoId, dias, aoFechar }: Props) {
  const reler = useReler(clinica.id);
  const form = useForm<Campos>({
    resolver: standardSchemaResolver(horarioSchema),
    defaultValues: { dias, inicio: '08:00', fim: '12:00', sala: '' },
  });
  const { control } = form;

  async function enviar({ dias: marcados, inicio, fim, sala }: Campos) {
    const linhas = marcados.map((dia) => ({
      medico_id: medicoId,
      dia_da_semana: dia,
      inicio,
      fim,
      sala_id: sala || null,
    }));
    await criarDisponibilidades(clinica.id, linhas);
    await reler();
    aoFechar();
  }

  const salas = estrutura.salas.filter(({ ativa }) => ativa);
  return (
    <Formulario form={form} aoEnviar={enviar}>
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
      <Group gap="sm">
        <Button type="submit">Adicionar horário</Button>
        <Button variant="default" onClick={aoFechar}>
          Fechar
        </Button>
      </Group>
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
