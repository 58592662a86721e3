import { TIPOS_DE_ANEXO } from '@domain/anexos/tipos.ts';
import { Button } from '@mantine/core';
import { IconCamera, IconPaperclip } from '@tabler/icons-react';
import { type ChangeEvent, useRef } from 'react';
import classes from './Anexos.module.css';
import { useSoltar } from './useSoltar.ts';

const ACEITOS = TIPOS_DE_ANEXO.join(',');

interface Props {
  aoEscolher: (arquivos: readonly File[]) => void;
}

/** Chooses files of the device or, with a telephone in the hand, takes a photo. */
function EscolherArquivos({ aoEscolher }: Props) {
  const arquivos = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);

  function receber({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    aoEscolher([...(currentTarget.files ?? [])]);
    // Lets the same file be chosen again.
    currentTarget.value = '';
  }

  return (
    <>
      <input
        ref={arquivos}
        type="file"
        multiple
        hidden
        accept={ACEITOS}
        onChange={receber}
        aria-label="Arquivos a anexar"
      />
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/jpeg"
        capture="environment"
        onChange={receber}
        aria-label="Foto a anexar"
      />
      <Button
        variant="default"
        leftSection={<IconPaperclip size={18} aria-hidden />}
        onClick={() => arquivos.current?.click()}
      >
        Anexar arquivo
      </Button>
      <Button
        className={classes.camera}
        variant="default"
        leftSection={<IconCamera size={18} aria-hidden />}
        onClick={() => camera.current?.click()}
      >
        Tirar foto
      </Button>
    </>
  );
}

/** The place where files are dropped, chosen or photographed. */
export function AlvoDeArquivos({
  aoReceber,
  aQue = 'a esta evolução',
}: {
  aoReceber: (arquivos: readonly File[]) => void;
  /** What they are attached to, in words. */
  aQue?: string;
}) {
  const pairando = useSoltar(aoReceber);
  return (
    <div className={classes.alvo} data-pairando={pairando || undefined}>
      <EscolherArquivos aoEscolher={aoReceber} />
      <p className={classes.dica}>
        {pairando
          ? `Solte para anexar ${aQue}.`
          : 'Arraste para cá, ou cole uma imagem. PDF, JPEG, PNG ou WebP, até 25 MB. O local gravado nas fotos é removido.'}
      </p>
    </div>
  );
}
