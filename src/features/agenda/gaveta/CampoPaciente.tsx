import { Group } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type LigacaoDoCampo, useCampo } from '@/components/formulario/campo.ts';
import { TextoLink } from '@/components/ligacoes.tsx';
import { PATHS } from '@/config/paths.ts';
import { EscolhaDePaciente } from '@/shared/paciente/components/EscolhaDePaciente.tsx';

/** Who is seen: searched by any part of name, CPF or phone; registered beside when new. */
export function CampoPaciente<V extends FieldValues, T = V>({
  clinicaId,
  ...ligacao
}: LigacaoDoCampo<V, T> & { clinicaId: string }) {
  const campo = useCampo(ligacao);
  const [termo, setTermo] = useState('');
  return (
    <div>
      <EscolhaDePaciente
        {...campo.props}
        autoFocus
        soVivos
        clinicaId={clinicaId}
        valor={campo.valor}
        aoMudar={campo.mudar}
        onInput={({ currentTarget }) => setTermo(currentTarget.value.trim())}
      />
      <Group gap={4} mt={4}>
        <IconUserPlus size={16} aria-hidden />
        <TextoLink
          to={PATHS.novoPaciente}
          search={/\p{L}/u.test(termo) && !campo.valor ? { nome: termo } : {}}
          target="_blank"
          size="sm"
        >
          Cadastrar paciente novo
        </TextoLink>
      </Group>
    </div>
  );
}
