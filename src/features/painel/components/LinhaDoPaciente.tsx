import { Box, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { PATHS } from '@/config/paths.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDesde, hoje } from '@/lib/format/datas.ts';
import { nomeExibido } from '@/shared/paciente/api/queries.ts';
import { idadeDoPaciente, obitoEm } from '@/shared/paciente/obito.ts';

interface Props {
  paciente: {
    id: string;
    nome: string;
    nome_social: string | null;
    data_nascimento: string | null;
    data_obito: string | null;
  };
  /** When what brought the patient to this list happened. */
  quando: string;
}

/** A patient of a block; the whole line leads to the record. */
export function LinhaDoPaciente({ paciente, quando }: Props) {
  const fuso = useFuso();
  const { id, data_obito } = paciente;
  const idade = idadeDoPaciente(paciente, hoje(fuso)) ?? 'Idade não informada';
  return (
    <li>
      <Link to={PATHS.paciente} params={{ id }} className="linha">
        <Box component="span" miw={0}>
          <Text span inherit display="block" fw={600}>
            {nomeExibido(paciente)}
          </Text>
          <Text span c="dimmed" fz="sm">
            {[idade, obitoEm(data_obito)].filter(Boolean).join(' · ')}
          </Text>
        </Box>
        <Text component="time" dateTime={quando} flex="none" c="dimmed" fz="sm">
          {formatarDesde(quando, Date.now(), fuso)}
        </Text>
      </Link>
    </li>
  );
}
