import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { PATHS } from '@/config/paths.ts';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import type { Editor } from './useEditor.ts';

/** To prescribe during this entry: the draft is brought to the server first, since documents name it. */
export function Prescrever({ auto, id }: Pick<Editor, 'auto'> & { id: string }) {
  const { paciente } = usePacienteDaTela();
  const navegar = useNavigate();
  const [indo, setIndo] = useState(false);
  async function ir() {
    setIndo(true);
    try {
      // Without a connection what was written stays here, and the way out asks.
      const search = (await auto.garantir()) ? { evolucao: id } : {};
      await navegar({ to: PATHS.prescrever, params: { id: paciente.id }, search });
    } finally {
      setIndo(false);
    }
  }
  return (
    <Button variant="default" loading={indo} onClick={() => void ir()}>
      Prescrever
    </Button>
  );
}
