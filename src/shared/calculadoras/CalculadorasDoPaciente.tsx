import { Button } from '@mantine/core';
import { IconCalculator } from '@tabler/icons-react';
import { usePode } from '@/lib/session/AuthProvider.tsx';
import { useMostrarPaciente } from './na-tela.ts';
import { pedirCalculadora } from './pedida.ts';

/**
 * Opens the tools from a panel about a patient, for who reads records. The tools know of whom while
 * the panel is open.
 */
export function CalculadorasDoPaciente({ pacienteId }: { pacienteId: string }) {
  const pode = usePode();
  const le = pode('prontuario.ler') && pode('calculadoras.usar');
  useMostrarPaciente(le ? pacienteId : undefined);
  if (!le) return null;
  return (
    <Button
      variant="default"
      style={{ alignSelf: 'flex-start' }}
      leftSection={<IconCalculator size={18} aria-hidden />}
      aria-haspopup="dialog"
      onClick={() => pedirCalculadora()}
    >
      Calculadoras
    </Button>
  );
}
