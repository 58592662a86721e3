import { Button, Group, Input, Paper, SegmentedControl, Stack, Title } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { type Control, useController, useForm } from 'react-hook-form';
import { CampoNumero } from '@/components/formulario/CampoNumero.tsx';
import { CampoTexto } from '@/components/formulario/CampoTexto.tsx';
import { Formulario } from '@/components/formulario/Formulario.tsx';
import { PATHS, rotaDe } from '@/config/paths.ts';
import { usePode } from '@/lib/session/AuthProvider.tsx';
import type { ConviteCriado } from '../api/linhas.ts';
import { useCriarConvite } from '../api/mutations.ts';
import classes from './Convites.module.css';
import {
  type CamposDoConvite,
  type NovoConvite,
  ROTULO_DO_CONVIDADO,
  resolverDoConvite,
} from './convite.ts';

interface Props {
  clinicaId: string;
  aoCriar: (convite: ConviteCriado) => void;
}

/** Whom to invite, to which e-mail if any, and for how long. */
export function FormularioDeConvite({ clinicaId, aoCriar }: Props) {
  const { para = 'medico' } = useSearch({ from: rotaDe(PATHS.gestaoMedicos) });
  const criar = useCriarConvite(clinicaId);
  const form = useForm<CamposDoConvite, unknown, NovoConvite>({
    resolver: resolverDoConvite,
    defaultValues: { tipo: para, email: '', validade: 7 },
  });
  const { control } = form;

  return (
    <Paper withBorder radius="lg" p="lg" component="section" aria-labelledby="novo-convite">
      <Stack>
        <Title order={2} size="h3" id="novo-convite">
          Novo convite
        </Title>
        <Formulario
          form={form}
          aoEnviar={async (convite) => aoCriar(await criar.mutateAsync(convite))}
        >
          <div className={classes.campos}>
            <ParaQuem control={control} />
            <CampoTexto
              control={control}
              name="email"
              label="E-mail (opcional)"
              description="Se informado, só a conta com este e-mail poderá aceitar."
              type="email"
              inputMode="email"
              autoComplete="off"
            />
            <CampoNumero
              control={control}
              name="validade"
              label="Validade"
              description="De 1 a 30 dias."
              unidade="dias"
              required
            />
          </div>
          <Group>
            <Button type="submit">Gerar link</Button>
          </Group>
        </Formulario>
      </Stack>
    </Paper>
  );
}

function ParaQuem({ control }: { control: Control<CamposDoConvite, unknown, NovoConvite> }) {
  const pode = usePode();
  const { field } = useController({ control, name: 'tipo' });
  return (
    <Input.Wrapper
      size="md"
      label="Para"
      labelElement="div"
      description="O tipo da conta que pode aceitar."
    >
      <SegmentedControl
        aria-label="Para quem é o convite"
        size="md"
        fullWidth
        value={field.value}
        onChange={field.onChange}
        data={Object.entries(ROTULO_DO_CONVIDADO)
          .filter(([tipo]) => tipo !== 'plantonista' || pode('plantoes.publicar'))
          .map(([value, label]) => ({ value, label }))}
      />
    </Input.Wrapper>
  );
}
